/// Sends actions from a running effect back to its store.
///
/// ```swift
/// return .run { send in
///     await send(.started)
///     for await event in events { await send(.received(event), animation: .default) }
/// }
/// ```
///
/// A cancelled effect sends nothing.
@MainActor
public struct Send<Action>: Sendable {
    let send: @MainActor @Sendable (Action) -> Void

    /// Creates a value that calls a closure: for tests, and for effects that are run manually.
    ///
    /// - Parameter send: Receives the actions.
    nonisolated public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
        self.send = send
    }

    /// Sends an action.
    ///
    /// - Parameter action: The action.
    public func callAsFunction(_ action: Action) {
        guard !Task.isCancelled else { return }
        send(action)
    }

    /// Sends an action, and animates its changes.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - animation: The animation; nil for none.
    public func callAsFunction(_ action: Action, animation: Animation?) {
        callAsFunction(action, transaction: Transaction(animation: animation))
    }

    /// Sends an action in a transaction.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - transaction: The transaction of the changes.
    public func callAsFunction(_ action: Action, transaction: Transaction) {
        guard !Task.isCancelled else { return }
        withTransaction(transaction) { send(action) }
    }
}
