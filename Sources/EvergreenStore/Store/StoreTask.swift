/// The effects that an action has started, including those of the actions that they send.
///
/// ```swift
/// .task { await store.send(.task).finish() }
/// ```
///
/// The effects then end with the view.
public struct StoreTask: Hashable, Sendable {
    private let run: ActionRun?

    init(_ run: ActionRun?) {
        self.run = run
    }

    /// Waits until the last effect has ended. If the waiting task is cancelled, the effects are cancelled, too.
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
