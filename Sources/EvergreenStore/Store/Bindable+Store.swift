extension Bindable {
    /// A field of a store's state, for a binding that sends an action of the feature: see `sending(_:)`.
    @MainActor
    public subscript<State: ObservableState, Action, Member>(
        dynamicMember keyPath: KeyPath<State, Member>
    ) -> _StoreField<State, Action, Member> where Value == Store<State, Action> {
        _StoreField(store: wrappedValue, keyPath: keyPath)
    }

    /// A binding to the store of a presented feature, for `sheet(item:)` and similar modifiers.
    ///
    /// ```swift
    /// .sheet(item: $store.scope(state: \.editor, action: \.editor)) { store in
    ///     EditorView(store: store)
    /// }
    /// ```
    ///
    /// Setting it to nil sends `.dismiss`.
    ///
    /// - Parameters:
    ///   - state: The key path of the presented state.
    ///   - action: The case of its actions.
    /// - Returns: The binding.
    @MainActor
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
        state: KeyPath<State, ChildState?>,
        action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
        wrappedValue.presentation(state: state, action: action)
    }

    /// A binding to the store of a navigation stack, for `NavigationStack(path:root:destination:)`.
    ///
    /// - Parameters:
    ///   - state: The key path of the stack.
    ///   - action: The case of its actions.
    /// - Returns: The binding.
    @MainActor
    public func scope<State: ObservableState, Action, ElementState, ElementAction>(
        state: KeyPath<State, StackState<ElementState>>,
        action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> {
        let store = wrappedValue
        return Binding(get: { store.scope(state: state, action: action) }, set: { _ in })
    }
}

extension Binding {
    /// A field of a store's state, for a binding that sends an action of the feature: see `sending(_:)`.
    @MainActor
    public subscript<State: ObservableState, Action, Member>(
        dynamicMember keyPath: KeyPath<State, Member>
    ) -> _StoreField<State, Action, Member> where Value == Store<State, Action> {
        _StoreField(store: wrappedValue, keyPath: keyPath)
    }

    /// A binding to the store of a presented feature. Setting it to nil sends `.dismiss`.
    ///
    /// - Parameters:
    ///   - state: The key path of the presented state.
    ///   - action: The case of its actions.
    /// - Returns: The binding.
    @MainActor
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
        state: KeyPath<State, ChildState?>,
        action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
        wrappedValue.presentation(state: state, action: action)
    }

    /// A binding to the store of a navigation stack, for `NavigationStack(path:root:destination:)`.
    ///
    /// - Parameters:
    ///   - state: The key path of the stack.
    ///   - action: The case of its actions.
    /// - Returns: The binding.
    @MainActor
    public func scope<State: ObservableState, Action, ElementState, ElementAction>(
        state: KeyPath<State, StackState<ElementState>>,
        action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> {
        let store = wrappedValue
        return Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>(
            get: { store.scope(state: state, action: action) },
            set: { _ in }
        )
    }
}

extension Store {
    /// A binding to the store of a presented feature. Setting it to nil sends `.dismiss`, if it is still presented.
    func presentation<ChildState, ChildAction>(
        state: KeyPath<State, ChildState?>,
        action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> {
        let path = AnyCasePath(action)
        return Binding(
            get: { self.optionalChild(state: state, key: action) { path.embed(.presented($0)) } },
            set: { child in
                guard child == nil, self.core.state[keyPath: state] != nil else { return }
                self.send(path.embed(.dismiss))
            }
        )
    }
}

/// A field of a store's state, from which a binding is created.
@dynamicMemberLookup
@MainActor
public struct _StoreField<State: ObservableState, Action, Value> {
    let store: Store<State, Action>
    let keyPath: KeyPath<State, Value>

    /// A member of the field.
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> _StoreField<State, Action, Member> {
        _StoreField<State, Action, Member>(store: store, keyPath: self.keyPath.appending(path: keyPath))
    }

    /// A binding that reads the field, and sends an action with each new value.
    ///
    /// ```swift
    /// TextField("Name", text: $store.name.sending(\.nameChanged))
    /// ```
    ///
    /// - Parameter action: The case of the action.
    /// - Returns: The binding.
    public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
        let (store, keyPath, path) = (store, keyPath, AnyCasePath(action))
        return Binding(
            get: { store.core.state[keyPath: keyPath] },
            set: { store.send(path.embed($0)) }
        )
    }
}
