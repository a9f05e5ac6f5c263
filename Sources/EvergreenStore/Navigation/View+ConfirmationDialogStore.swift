extension View {
    /// Shows a confirmation dialog while there is state for it.
    ///
    /// ```swift
    /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
    /// ```
    ///
    /// A button sends its action; a button without an action dismisses the dialog.
    ///
    /// - Parameter item: A binding to the dialog's store.
    /// - Returns: The view.
    public func confirmationDialog<Action>(
        _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
    ) -> some View {
        let store = item.wrappedValue
        let dialog = store?.withState { $0 }
        return confirmationDialog(
            dialog.map { Text($0.title) } ?? Text(verbatim: ""),
            isPresented: item.isPresented(store),
            titleVisibility: dialog.map { $0.titleVisibility.toVisibility } ?? .automatic,
            presenting: dialog,
            actions: { dialog in
                ForEach(dialog.buttons) { ButtonStateView(button: $0) { store.send(buttonAction: $0) } }
            },
            message: { dialog in
                dialog.message.map { Text($0) }
            }
        )
    }

    /// Shows a confirmation dialog while there is state for it.
    ///
    /// - Parameter store: The dialog's store: `store.scope(state: \.$dialog, action: \.dialog)`.
    /// - Returns: The view.
    public func confirmationDialog<ButtonAction>(
        store: Store<PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>>
    ) -> some View {
        PresentationStoreView(store, state: { $0 }, action: { $0 }) { confirmationDialog($0) }
    }

    /// Shows a confirmation dialog while a destination is in a case.
    ///
    /// - Parameters:
    ///   - store: The store of the destination.
    ///   - toDestinationState: Extracts the state of the case: `/Destination.State.dialog`.
    ///   - fromDestinationAction: Returns the destination's action: `Destination.Action.dialog`.
    /// - Returns: The view.
    public func confirmationDialog<State, Action, ButtonAction>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
        action fromDestinationAction: @escaping (_ dialogAction: ButtonAction) -> Action
    ) -> some View {
        PresentationStoreView(store, state: toDestinationState, action: fromDestinationAction) {
            confirmationDialog($0)
        }
    }
}
