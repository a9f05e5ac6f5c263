extension View {
    /// Shows a dialog of several actions while there is state for it.
    ///
    /// ```swift
    /// .confirmationDialog($model.destination.dialog) { action in
    ///     model.dialogButtonTapped(action)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The dialog. It is nil after a button was tapped.
    ///   - handler: Called with the action of the button that was tapped; nil for a button without one.
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

    /// Shows a dialog of several actions whose buttons have no actions while there is state for it.
    ///
    /// - Parameter state: What it shows. It is nil after a button was tapped.
    /// - Returns: The view.
    public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
        confirmationDialog(state) { (_: Never?) in }
    }

    /// Shows a dialog of several actions while there is state for it, and handles its actions in a task.
    ///
    /// - Parameters:
    ///   - state: The dialog. It is nil after a button was tapped.
    ///   - handler: Called with the action of the button that was tapped; nil for a button without one. It runs on the main actor.
    /// - Returns: The view.
    public func confirmationDialog<Action: Sendable>(
        _ state: Binding<ConfirmationDialogState<Action>?>,
        action handler: @escaping @MainActor (_ action: Action?) async -> Void
    ) -> some View {
        confirmationDialog(state) { action in
            Task { await handler(action) }
        }
    }

    /// Shows a dialog of several actions while there is an item.
    ///
    /// - Parameters:
    ///   - item: What it is about. It is nil after a button was tapped.
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

    /// Shows a dialog of several actions without a message while there is an item.
    ///
    /// - Parameters:
    ///   - item: What it is about. It is nil after a button was tapped.
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
