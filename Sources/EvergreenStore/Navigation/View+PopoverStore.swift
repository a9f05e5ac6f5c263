extension View {
    /// Shows a popover while there is state for it.
    ///
    /// Another item, by its `id` or its case, replaces the presentation. With `@ObservableState`, write
    /// `.popover(item: $store.scope(state:action:))`.
    ///
    /// - Parameters:
    ///   - store: The store of the presented feature: `store.scope(state: \.$item, action: \.item)`.
    ///   - attachmentAnchor: The point or rectangle that the popover points to.
    ///   - arrowEdge: The edge of this view at which it is shown.
    ///   - content: The views.
    /// - Returns: The view.
    public func popover<State, Action, Content: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .bottom,
        @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
    ) -> some View {
        PresentationStoreView(store, state: { $0 }, action: { $0 }) { item in
            popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
        }
    }

    /// Shows a popover while a destination is in a case.
    ///
    /// - Parameters:
    ///   - store: The store of the destination.
    ///   - toDestinationState: Extracts the state of the case: `/Destination.State.item`.
    ///   - fromDestinationAction: Returns the destination's action: `Destination.Action.item`.
    ///   - attachmentAnchor: The point or rectangle that the popover points to.
    ///   - arrowEdge: The edge of this view at which it is shown.
    ///   - content: The views.
    /// - Returns: The view.
    public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        state toDestinationState: @escaping (_ state: State) -> DestinationState?,
        action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .bottom,
        @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
    ) -> some View {
        PresentationStoreView(store, state: toDestinationState, action: fromDestinationAction) { item in
            popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
        }
    }
}
