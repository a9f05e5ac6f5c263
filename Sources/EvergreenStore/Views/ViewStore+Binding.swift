extension ViewStore {
    /// A binding that reads a value of the state, and sends an action for each new value.
    ///
    /// ```swift
    /// TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
    /// ```
    ///
    /// - Parameters:
    ///   - get: Reads the value.
    ///   - valueToAction: Returns the action for a value.
    /// - Returns: The binding.
    public func binding<Value>(
        get: @escaping (_ state: ViewState) -> Value,
        send valueToAction: @escaping (_ value: Value) -> ViewAction
    ) -> Binding<Value> {
        Binding(get: { get(self.state) }, set: { self.send(valueToAction($0)) })
    }

    /// A binding that reads a value of the state, and sends an action when a control sets it.
    ///
    /// ```swift
    /// .sheet(isPresented: viewStore.binding(get: \.isEditing, send: .editorDismissed)) { … }
    /// ```
    ///
    /// - Parameters:
    ///   - get: Reads the value.
    ///   - action: The action, regardless of the new value.
    /// - Returns: The binding.
    @_disfavoredOverload
    public func binding<Value>(get: @escaping (_ state: ViewState) -> Value, send action: ViewAction) -> Binding<Value>
    {
        binding(get: get, send: { _ in action })
    }

    /// A binding to the state, which sends an action for each new value.
    ///
    /// - Parameter valueToAction: Returns the action for a value.
    /// - Returns: The binding.
    public func binding(send valueToAction: @escaping (_ state: ViewState) -> ViewAction) -> Binding<ViewState> {
        binding(get: { $0 }, send: valueToAction)
    }

    /// A binding to the state, which sends an action when a control sets it.
    ///
    /// - Parameter action: The action, regardless of the new value.
    /// - Returns: The binding.
    @_disfavoredOverload
    public func binding(send action: ViewAction) -> Binding<ViewState> {
        binding(send: { _ in action })
    }
}

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
    /// A binding to a ``BindingState``: `TextField("Name", text: viewStore.$name)`.
    public subscript<Value: Equatable & Sendable>(
        dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
    ) -> Binding<Value> {
        binding(
            get: { $0[keyPath: keyPath].wrappedValue },
            send: { .binding(.set(keyPath, $0)) }
        )
    }
}

extension ViewStore {
    /// A binding to a field of the view state that represents a ``BindingState``: see ``BindingViewState``.
    public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, BindingViewState<Value>>) -> Binding<Value> {
        let set = state[keyPath: keyPath].set
        return Binding(get: { self.state[keyPath: keyPath].wrappedValue }, set: { set($0) })
    }
}
