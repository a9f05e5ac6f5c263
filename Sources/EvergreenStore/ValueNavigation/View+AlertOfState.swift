extension View {
    /// Shows an alert while there is state for it.
    ///
    /// ```swift
    /// .alert($model.destination.alert) { action in
    ///     model.alertButtonTapped(action)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The alert. It is set to nil after a button was tapped.
    ///   - handler: Called with the action of the tapped button; nil for a button without an action.
    /// - Returns: The view.
    public func alert<Action>(
        _ state: Binding<AlertState<Action>?>,
        action handler: @escaping (_ action: Action?) -> Void
    ) -> some View {
        let alert = state.wrappedValue
        return self.alert(
            alert.map { Text($0.title) } ?? Text(verbatim: ""),
            isPresented: state.isPresented(id: alert?.id),
            presenting: alert,
            actions: { alert in
                ForEach(alert.buttons) { ButtonStateView(button: $0, handler: handler) }
            },
            message: { alert in
                alert.message.map { Text($0) }
            }
        )
    }

    /// Shows an alert whose buttons have no actions, while there is state for it.
    ///
    /// - Parameter state: The alert. It is set to nil after a button was tapped.
    /// - Returns: The view.
    public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
        alert(state) { (_: Never?) in }
    }

    /// Shows an alert while there is state for it, and handles its actions in a task.
    ///
    /// - Parameters:
    ///   - state: The alert. It is set to nil after a button was tapped.
    ///   - handler: Called with the action of the tapped button; nil for a button without an action. It runs on the main actor.
    /// - Returns: The view.
    public func alert<Action: Sendable>(
        _ state: Binding<AlertState<Action>?>,
        action handler: @escaping @MainActor (_ action: Action?) async -> Void
    ) -> some View {
        alert(state) { action in
            Task { await handler(action) }
        }
    }

    /// Shows an alert while there is an item.
    ///
    /// - Parameters:
    ///   - item: The item. It is set to nil after a button was tapped.
    ///   - title: The title.
    ///   - actions: The buttons.
    ///   - message: The text below the title.
    /// - Returns: The view.
    public func alert<Item, A: View, M: View>(
        item: Binding<Item?>,
        title: (_ item: Item) -> Text,
        @ViewBuilder actions: @escaping (_ item: Item) -> A,
        @ViewBuilder message: @escaping (_ item: Item) -> M
    ) -> some View {
        alert(
            item.wrappedValue.map(title) ?? Text(verbatim: ""),
            isPresented: item.isPresented(),
            presenting: item.wrappedValue,
            actions: actions,
            message: message
        )
    }

    /// Shows an alert without a message while there is an item.
    ///
    /// - Parameters:
    ///   - item: The item. It is set to nil after a button was tapped.
    ///   - title: The title.
    ///   - actions: The buttons.
    /// - Returns: The view.
    public func alert<Item, A: View>(
        item: Binding<Item?>,
        title: (_ item: Item) -> Text,
        @ViewBuilder actions: @escaping (_ item: Item) -> A
    ) -> some View {
        alert(item: item, title: title, actions: actions, message: { _ in EmptyView() })
    }
}
