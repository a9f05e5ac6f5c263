/// The backing of a ``Store``: the root of a feature's state, or a part of another core's state.
@MainActor
protocol StoreCore<State, Action>: AnyObject {
    associatedtype State
    associatedtype Action

    /// The state. A removed part keeps its last value.
    var state: State { get }

    /// Whether the state still exists.
    var isPresent: Bool { get }

    /// Publishes after each change of the root's state, on the main actor.
    var changes: PassthroughSubject<Void, Never> { get }

    /// Sends an action to the root.
    ///
    /// - Returns: The run of the action; nil if it has started nothing.
    func send(_ action: Action) -> ActionRun?

    /// Calls a function after the current action has changed the state, or immediately if there is none.
    func afterCurrentAction(_ perform: @escaping @MainActor () -> Void)
}
