/// What a ``Store`` stands on: the root of a feature's state, or a part of that of another core.
@MainActor
protocol StoreCore<State, Action>: AnyObject {
    associatedtype State
    associatedtype Action

    /// The state. A part that has left goes on as it was last.
    var state: State { get }

    /// Whether the state is still there.
    var isPresent: Bool { get }

    /// Publishes after each change of the root's state, on the main actor.
    var changes: PassthroughSubject<Void, Never> { get }

    /// Hands an action to the root.
    ///
    /// - Returns: What the action has started; nil if that is nothing.
    func send(_ action: Action) -> ActionRun?

    /// Calls a function once the action that is being handled has changed the state; at once, if there is none.
    func whenHandled(_ perform: @escaping @MainActor () -> Void)
}
