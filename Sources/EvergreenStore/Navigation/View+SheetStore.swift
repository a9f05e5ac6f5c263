extension View {
    /// Shows a sheet while there is state for it.
    ///
    /// Another item, by its `id` or its case, replaces the presentation. With `@ObservableState`, write
    /// `.sheet(item: $store.scope(state:action:))`.
    ///
    /// - Parameters:
    ///   - store: The store of the presented feature: `store.scope(state: \.$item, action: \.item)`.
    ///   - onDismiss: Called after the dismissal.
    ///   - content: The views.
    /// - Returns: The view.
    public func sheet<State, Action, Content: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
    ) -> some View {
        PresentationStoreView(store, state: { $0 }, action: { $0 }) { item in
            sheet(item: item, onDismiss: onDismiss, content: content)
        }
    }

    /// Shows a sheet while a destination is in a case.
    ///
    /// - Parameters:
    ///   - store: The store of the destination.
    ///   - toDestinationState: Extracts the state of the case: `/Destination.State.item`.
    ///   - fromDestinationAction: Returns the destination's action: `Destination.Action.item`.
    ///   - onDismiss: Called after the dismissal.
    ///   - content: The views.
    /// - Returns: The view.
    public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        state toDestinationState: @escaping (_ state: State) -> DestinationState?,
        action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
    ) -> some View {
        PresentationStoreView(store, state: toDestinationState, action: fromDestinationAction) { item in
            sheet(item: item, onDismiss: onDismiss, content: content)
        }
    }
}
