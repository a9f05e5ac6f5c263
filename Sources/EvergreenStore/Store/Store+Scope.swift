extension Store {
    /// The store of a part of the feature.
    ///
    /// ```swift
    /// ActivityView(store: store.scope(state: \.activity, action: \.activity))
    /// ```
    ///
    /// There is one store for each part: the same arguments give the same store.
    ///
    /// - Parameters:
    ///   - state: The key path of the part's state.
    ///   - action: The case of the part's actions.
    /// - Returns: The store.
    public func scope<ChildState, ChildAction>(
        state: KeyPath<State, ChildState>,
        action: CaseKeyPath<Action, ChildAction>
    ) -> Store<ChildState, ChildAction> {
        let key = ScopeCache.Key(state: state, action: action)
        if let child = children[key, as: Store<ChildState, ChildAction>.self] { return child }
        let path = AnyCasePath(action)
        let child = Store<ChildState, ChildAction>(
            core: core.scoped(state: { $0[keyPath: state] }, action: { path.embed($0) })
        )
        children.insert(child, for: key, isPresent: { true })
        return child
    }

    /// The store of an optional part of the feature; nil while the part is nil.
    ///
    /// ```swift
    /// if let store = store.scope(state: \.child, action: \.child) {
    ///     ChildView(store: store)
    /// }
    /// ```
    ///
    /// A different part in the same place, with another `id` or case, has its own store.
    ///
    /// - Parameters:
    ///   - state: The key path of the part's state.
    ///   - action: The case of the part's actions.
    /// - Returns: The store, or nil.
    public func scope<ChildState, ChildAction>(
        state: KeyPath<State, ChildState?>,
        action: CaseKeyPath<Action, ChildAction>
    ) -> Store<ChildState, ChildAction>? {
        let path = AnyCasePath(action)
        return optionalChild(state: state, key: action) { path.embed($0) }
    }

    /// The store of an optional part, cached by two key paths.
    func optionalChild<ChildState, ChildAction>(
        state: KeyPath<State, ChildState?>,
        key action: AnyKeyPath,
        embed: @escaping (ChildAction) -> Action
    ) -> Store<ChildState, ChildAction>? {
        let key = ScopeCache.Key(state: state, action: action)
        guard let childState = core.state[keyPath: state] else {
            children.remove(key)
            return nil
        }
        let identity = FeatureIdentity(of: childState)
        if let known = children[key, as: OptionalChild<ChildState, ChildAction>.self], known.identity == identity {
            return known.store
        }
        let childCore = core.scoped(initial: childState, state: { $0[keyPath: state] }, action: embed)
        let child = OptionalChild(store: Store<ChildState, ChildAction>(core: childCore), identity: identity)
        children.insert(child, for: key, isPresent: { [weak child] in child?.store.core.isPresent == true })
        return child.store
    }

    /// The store of a part of the feature, defined by closures.
    ///
    /// It is a new store each time. Prefer key paths.
    ///
    /// - Parameters:
    ///   - toChildState: Returns the part's state.
    ///   - fromChildAction: Returns the feature's action.
    /// - Returns: The store.
    public func scope<ChildState, ChildAction>(
        state toChildState: @escaping (_ state: State) -> ChildState,
        action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
    ) -> Store<ChildState, ChildAction> {
        Store<ChildState, ChildAction>(core: core.scoped(state: toChildState, action: fromChildAction))
    }

    /// A store with the same actions, and a part of the state.
    func scope<ChildState>(state toChildState: @escaping (State) -> ChildState) -> Store<ChildState, Action> {
        scope(state: toChildState, action: { $0 })
    }
}

/// The store of an optional part, and the identity of the part.
@MainActor
private final class OptionalChild<State, Action> {
    let store: Store<State, Action>
    let identity: FeatureIdentity

    init(store: Store<State, Action>, identity: FeatureIdentity) {
        self.store = store
        self.identity = identity
    }
}
