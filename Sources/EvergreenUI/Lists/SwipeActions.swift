extension View {
    /// Adds custom swipe actions to this view's row, instead of the default ones of `onDelete(perform:)`.
    ///
    /// A page shows the actions when the row is swiped, and with a button at the end of the row, which the keyboard reaches. They appear at
    /// the trailing edge and push the row's content aside: the first action is at the edge, and actions of the leading edge follow the
    /// others. `content` is evaluated when the user opens the actions. With `allowsFullSwipe`, a swipe across more than half of the row
    /// performs the first action of the edge from which it starts. Performing an action closes the actions.
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        SwipeActionsView(wrapped: self, edge: edge, allowsFullSwipe: allowsFullSwipe, content: { AnyView(content()) })
    }
}

/// The swipe actions of a row, created when the user opens them.
@MainActor
final class SwipeActions {
    let edge: HorizontalEdge
    fileprivate(set) var allowsFullSwipe: Bool
    fileprivate(set) var content: @MainActor () -> AnyView
    /// Called when the content may have changed.
    var onChange: (@MainActor () -> Void)?

    init(edge: HorizontalEdge, allowsFullSwipe: Bool, content: @escaping @MainActor () -> AnyView) {
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
        self.content = content
    }
}

private struct SwipeActionsView<Wrapped: View>: WrapperView {
    @Boxed var wrapped: Wrapped
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: @MainActor () -> AnyView

    func makeNodeState() -> SwipeActions {
        SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content)
    }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        inputs.modifiers.row.append(.swipeActions(node.state))
        return inputs
    }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        node.state.content = content
        node.state.allowsFullSwipe = allowsFullSwipe
        node.state.onChange?()
    }
}
