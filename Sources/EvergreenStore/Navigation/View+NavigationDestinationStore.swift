extension View {
    /// Pushes a page while there is state for it.
    ///
    /// Another item, by its `id` or its case, replaces the presentation. With `@ObservableState`, write
    /// `.navigationDestination(item: $store.scope(state:action:))`.
    ///
    /// - Parameters:
    ///   - store: The store of the presented feature: `store.scope(state: \.$item, action: \.item)`.
    ///   - destination: Creates the page's views.
    /// - Returns: The view.
    public func navigationDestination<State, Action, Content: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Content
    ) -> some View {
        PresentationStoreView(store, state: { $0 }, action: { $0 }) { item in
            navigationDestination(item: item, destination: destination)
        }
    }

    /// Pushes a page while a destination is in a case.
    ///
    /// - Parameters:
    ///   - store: The store of the destination.
    ///   - toDestinationState: Extracts the state of the case: `/Destination.State.item`.
    ///   - fromDestinationAction: Returns the destination's action: `Destination.Action.item`.
    ///   - destination: Creates the page's views.
    /// - Returns: The view.
    public func navigationDestination<State, Action, DestinationState, DestinationAction, Content: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        state toDestinationState: @escaping (_ state: State) -> DestinationState?,
        action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
        @ViewBuilder destination: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
    ) -> some View {
        PresentationStoreView(store, state: toDestinationState, action: fromDestinationAction) { item in
            navigationDestination(item: item, destination: destination)
        }
    }
}
