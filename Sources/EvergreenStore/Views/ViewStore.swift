/// A part of a store's state, whose changes a view observes, and the store's actions.
///
/// Most views get one from a ``WithViewStore``. State with `@ObservableState` needs none: read the ``Store`` itself.
@MainActor
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
    // `nonisolated(unsafe)`: a constant, and the publisher guards its subscriptions with a lock.
    /// Publishes before each change.
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()
    /// The observed state.
    public private(set) var state: ViewState
    private let perform: (ViewAction) -> StoreTask
    private let changes: PassthroughSubject<ViewState, Never>
    private var subscription: AnyCancellable?

    /// Observes a part of a store's state, with separate view actions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Selects the observed part of the state.
    ///   - fromViewAction: Converts a view action to the store's action.
    ///   - isDuplicate: Whether two values count as equal.
    public convenience init<State, Action>(
        _ store: Store<State, Action>,
        observe toViewState: @escaping (_ state: State) -> ViewState,
        send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
        removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
    ) {
        let core = store.core
        self.init(core, toViewState, isDuplicate) { StoreTask(core.send(fromViewAction($0))) }
    }

    private init<Core: StoreCore>(
        _ core: Core,
        _ toViewState: @escaping (Core.State) -> ViewState,
        _ isDuplicate: @escaping (ViewState, ViewState) -> Bool,
        perform: @escaping (ViewAction) -> StoreTask
    ) {
        state = toViewState(core.state)
        self.perform = perform
        changes = PassthroughSubject()
        subscription = core.changes.sink { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                let new = toViewState(core.state)
                guard !isDuplicate(self.state, new) else { return }
                self.objectWillChange.send()
                self.state = new
                self.changes.send(new)
            }
        }
    }

    /// Observes a part of a store's state without sending actions.
    convenience init<State, Action>(
        observing store: Store<State, Action>,
        _ toViewState: @escaping (_ state: State) -> ViewState
    ) where ViewState: Equatable, ViewAction == Void {
        self.init(store.core, toViewState, { $0 == $1 }, perform: { _ in StoreTask(nil) })
    }

    /// Observes a part of a store's state.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Selects the observed part of the state.
    ///   - isDuplicate: Whether two values count as equal.
    public convenience init<State>(
        _ store: Store<State, ViewAction>,
        observe toViewState: @escaping (_ state: State) -> ViewState,
        removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
    ) {
        self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
    }

    /// Observes a part of a store's state.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Selects the observed part of the state.
    public convenience init<State>(
        _ store: Store<State, ViewAction>,
        observe toViewState: @escaping (_ state: State) -> ViewState
    ) where ViewState: Equatable {
        self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: { $0 == $1 })
    }

    /// Observes a part of a store's state, with separate view actions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Selects the observed part of the state.
    ///   - fromViewAction: Converts a view action to the store's action.
    public convenience init<State, Action>(
        _ store: Store<State, Action>,
        observe toViewState: @escaping (_ state: State) -> ViewState,
        send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
    ) where ViewState: Equatable {
        self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
    }

    /// A field of the state.
    public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value { state[keyPath: keyPath] }

    /// Publishes the state: the current one immediately, then each different one. It retains the view store.
    public var publisher: StorePublisher<ViewState> {
        StorePublisher(changes.prepend(state).handleEvents(receiveRequest: { _ in _ = self }))
    }
}

// MARK: - Sending

extension ViewStore {
    /// Sends an action to the feature.
    ///
    /// - Parameter action: The action.
    /// - Returns: The effects that the action has started, to await or to cancel.
    @discardableResult
    public func send(_ action: ViewAction) -> StoreTask { perform(action) }

    /// Sends an action to the feature, and animates its changes.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - animation: The animation; nil for none.
    /// - Returns: The effects that the action has started.
    @discardableResult
    public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
        send(action, transaction: Transaction(animation: animation))
    }

    /// Sends an action to the feature, in a transaction.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - transaction: The transaction of the changes.
    /// - Returns: The effects that the action has started.
    @discardableResult
    public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
        withTransaction(transaction) { send(action) }
    }

    /// Sends an action to the feature, and waits while a condition holds, for example in `refreshable`.
    ///
    /// If the waiting task is cancelled, the effects of the action are cancelled.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - predicate: The condition.
    public func send(_ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool) async {
        let task = send(action)
        await withTaskCancellationHandler {
            await yield(while: predicate)
        } onCancel: {
            Task { await task.cancel() }
        }
    }

    /// Waits while a condition holds for the state, or until the task is cancelled.
    ///
    /// - Parameter predicate: The condition.
    public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
        guard predicate(state) else { return }
        let (states, continuation) = AsyncStream<Void>.makeStream()
        let subscription = changes.sink { state in
            if !predicate(state) { continuation.finish() }
        }
        for await _ in states {}
        subscription.cancel()
    }
}

/// A view store for a reducer: `ViewStoreOf<Feature>`.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
