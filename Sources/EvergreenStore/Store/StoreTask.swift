/// All that an action has started: its effects, and those of the actions that they send.
///
/// ```swift
/// .task { await store.send(.task).finish() }
/// ```
///
/// So the effects end with the view.
public struct StoreTask: Hashable, Sendable {
    private let run: ActionRun?

    init(_ run: ActionRun?) {
        self.run = run
    }

    /// Waits until all is done: until the last effect has ended. A task that is cancelled meanwhile cancels them.
    public func finish() async {
        await run?.finish()
    }

    /// Cancels all effects, and waits until they have ended.
    public func cancel() async {
        run?.effects.cancel()
        await run?.finish()
    }

    /// Whether the effects were cancelled.
    public var isCancelled: Bool { run?.effects.isCancelled ?? true }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.run === rhs.run }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(run.map(ObjectIdentifier.init))
    }
}
