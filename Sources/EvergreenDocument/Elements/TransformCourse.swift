/// An animation of an element's transform that the client runs on its own.
package struct TransformCourse: Hashable, Sendable {
    /// Distinguishes runs: a course that differs only in its number runs again.
    package var number: Int
    /// The transforms at equal time intervals, from first to last.
    package var changes: [ProjectionChange]
    /// In seconds.
    package var duration: Double
    /// In seconds.
    package var delay: Double
    /// The repetition; nil for a single run.
    package var repetition: AnimationTraits.Repetition?

    package init(
        number: Int,
        changes: [ProjectionChange],
        duration: Double,
        delay: Double,
        repetition: AnimationTraits.Repetition? = nil
    ) {
        self.number = number
        self.changes = changes
        self.duration = duration
        self.delay = delay
        self.repetition = repetition
    }
}
