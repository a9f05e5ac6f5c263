import EvergreenDependencies

/// The runtime of a feature: it holds the state, handles the actions that views send, and runs the resulting effects.
///
/// An app, or a window, creates a store for its root feature, and passes parts of it to its views:
///
/// ```swift
/// struct CounterView: View {
///     let store: StoreOf<Counter>
///
///     var body: some View {
///         Text("\(store.count)")
///         Button("Increment") { store.send(.incrementButtonTapped) }
///     }
/// }
/// ```
///
/// A body runs again when fields of the state change that it has read, if the state has `@ObservableState`. Otherwise, wrap the views in a
/// ``WithViewStore``.
///
/// A store is isolated to the main actor. Its effects end when the last store with a part of it is released.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
    let core: any StoreCore<State, Action>
    /// The stores of parts, so that there is one for each.
    var children = ScopeCache()

    init(core: any StoreCore<State, Action>) {
        self.core = core
    }

    /// Creates the store of a root feature.
    ///
    /// ```swift
    /// Store(initialState: Counter.State()) {
    ///     Counter()
    /// } withDependencies: {
    ///     $0.continuousClock = ImmediateClock()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - initialState: The initial state.
    ///   - reducer: Creates the reducer.
    ///   - prepareDependencies: Overrides dependencies of the feature, for the lifetime of the store.
    public convenience init<R: Reducer<State, Action>>(
        initialState: @autoclosure () -> R.State,
        @ReducerBuilder<State, Action> reducer: () -> R,
        withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
    ) {
        guard let prepareDependencies else {
            self.init(core: RootCore(initialState: initialState(), reducer: reducer(), dependencies: nil))
            return
        }
        let core = EvergreenDependencies.withDependencies(prepareDependencies) {
            RootCore(
                initialState: initialState(),
                reducer: reducer(),
                dependencies: withEscapedDependencies { $0 }
            )
        }
        self.init(core: core)
    }

    /// Creates a store whose effects run on a specific thread.
    ///
    /// - Parameters:
    ///   - initialState: The initial state.
    ///   - reducer: The reducer.
    ///   - effectThread: The thread on which effect tasks run.
    package convenience init<R: Reducer<State, Action>>(
        initialState: R.State,
        reducer: R,
        effectThread: EffectThread
    ) {
        self.init(
            core: RootCore(initialState: initialState, reducer: reducer, dependencies: nil, effectThread: effectThread)
        )
    }

    /// Sends an action to the feature.
    ///
    /// The action is handled before the call returns. If it is sent while another action is being handled, it is
    /// queued.
    ///
    /// - Parameter action: The action.
    /// - Returns: The effects that the action has started, to await or to cancel.
    @discardableResult
    public func send(_ action: Action) -> StoreTask {
        StoreTask(core.send(action))
    }

    /// Sends an action to the feature, and animates its changes.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - animation: The animation; nil for none.
    /// - Returns: The effects that the action has started.
    @discardableResult
    public func send(_ action: Action, animation: Animation?) -> StoreTask {
        send(action, transaction: Transaction(animation: animation))
    }

    /// Sends an action to the feature, in a transaction.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - transaction: The transaction of the changes.
    /// - Returns: The effects that the action has started.
    @discardableResult
    public func send(_ action: Action, transaction: Transaction) -> StoreTask {
        withTransaction(transaction) { send(action) }
    }

    /// Reads the state, without observing it.
    ///
    /// - Parameter body: Reads the state.
    /// - Throws: The error of the closure.
    /// - Returns: The result of the closure.
    public func withState<R>(_ body: (_ state: State) throws -> R) rethrows -> R {
        try UntrackedRead.perform { try body(core.state) }
    }
}

/// The store of a feature: `let store: StoreOf<Counter>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
