/// Dismisses the feature whose effect runs.
struct Dismissal: Sendable {
    /// That of the effect that runs in this task; nil if nothing presents the feature.
    @TaskLocal static var current: Dismissal?

    let perform: @MainActor @Sendable (Transaction) -> Void
}
