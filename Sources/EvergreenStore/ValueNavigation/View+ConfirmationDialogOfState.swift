extension View {
    /// Shows a confirmation dialog while there is state for it.
    ///
    /// ```swift
    /// .confirmationDialog($model.destination.dialog) { action in
    ///     model.dialogButtonTapped(action)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The dialog. It is set to nil after a button was tapped.
    ///   - handler: Called with the action of the tapped button; nil for a button without an action.
    /// - Returns: The view.
    public func confirmationDialog<Action>(
        _ state: Binding<ConfirmationDialogState<Action>?>,
        action handler: @escaping (_ action: Action?) -> Void
    ) -> some View {
        let dialog = state.wrappedValue
        return confirmationDialog(
            dialog.map { Text($0.title) } ?? Text(verbatim: ""),
            isPresented: state.isPresented(id: dialog?.id),
            titleVisibility: dialog.map { $0.titleVisibility.toVisibility } ?? .automatic,
            presenting: dialog,
            actions: { dialog in
                ForEach(dialog.buttons) { ButtonStateView(button: $0, handler: handler) }
            },
            message: { dialog in
                dialog.message.map { Text($0) }
            }
        )
    }

    /// Shows a confirmation dialog whose buttons have no actions, while there is state for it.
    ///
    /// - Parameter state: The dialog. It is set to nil after a button was tapped.
    /// - Returns: The view.
    public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
        confirmationDialog(state) { (_: Never?) in }
    }

    /// Shows a confirmation dialog while there is state for it, and handles its actions in a task.
    ///
    /// - Parameters:
    ///   - state: The dialog. It is set to nil after a button was tapped.
    ///   - handler: Called with the action of the tapped button; nil for a button without an action. It runs on the main actor.
    /// - Returns: The view.
    public func confirmationDialog<Action: Sendable>(
        _ state: Binding<ConfirmationDialogState<Action>?>,
        action handler: @escaping @MainActor (_ action: Action?) async -> Void
    ) -> some View {
        confirmationDialog(state) { action in
            Task { await handler(action) }
        }
    }

    /// Shows a confirmation dialog while there is an item.
    ///
    /// - Parameters:
    ///   - item: The item. It is set to nil after a button was tapped.
    ///   - titleVisibility: Whether the title is shown.
    ///   - title: The title.
    ///   - actions: The buttons.
    ///   - message: The text below the title.
    /// - Returns: The view.
    public func confirmationDialog<Item, A: View, M: View>(
        item: Binding<Item?>,
        titleVisibility: Visibility = .automatic,
        title: (_ item: Item) -> Text,
        @ViewBuilder actions: @escaping (_ item: Item) -> A,
        @ViewBuilder message: @escaping (_ item: Item) -> M
    ) -> some View {
        confirmationDialog(
            item.wrappedValue.map(title) ?? Text(verbatim: ""),
            isPresented: item.isPresented(),
            titleVisibility: titleVisibility,
            presenting: item.wrappedValue,
            actions: actions,
            message: message
        )
    }

    /// Shows a confirmation dialog without a message while there is an item.
    ///
    /// - Parameters:
    ///   - item: The item. It is set to nil after a button was tapped.
    ///   - titleVisibility: Whether the title is shown.
    ///   - title: The title.
    ///   - actions: The buttons.
    /// - Returns: The view.
    public func confirmationDialog<Item, A: View>(
        item: Binding<Item?>,
        titleVisibility: Visibility = .automatic,
        title: (_ item: Item) -> Text,
        @ViewBuilder actions: @escaping (_ item: Item) -> A
    ) -> some View {
        confirmationDialog(
            item: item,
            titleVisibility: titleVisibility,
            title: title,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }
}
