/// Dismisses the feature whose effect runs.
struct Dismissal: Sendable {
    /// The dismissal for the effect that runs in this task; nil if its feature is not presented.
    @TaskLocal static var current: Dismissal?

    let perform: @MainActor @Sendable (Transaction) -> Void
}
