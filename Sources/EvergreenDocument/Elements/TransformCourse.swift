/// How an element moves from one place to another, which the screen shows by itself.
package struct TransformCourse: Hashable, Sendable {
    /// Tells courses of an element apart: one that is equal but for its number runs again.
    package var number: Int
    /// The changes at equal distances of time, from the first one to the last one.
    package var changes: [ProjectionChange]
    /// In seconds.
    package var duration: Double
    /// In seconds.
    package var delay: Double
    /// How often it runs; nil for once.
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
