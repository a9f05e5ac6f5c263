extension View {
    /// Gives the row that this view is in actions of its own, in the place of those of `onDelete(perform:)`.
    ///
    /// A page shows them when the row is swiped, and by a button at its end, which the keyboard reaches. They stand at the
    /// trailing edge, the first of them at the edge, those for the leading edge behind the others, and move aside what is
    /// in the row. `content` runs when a person asks for the actions. With `allowsFullSwipe`, a swipe over more than half
    /// of the row is the first action at the edge that it comes from. Each action closes the actions.
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        SwipeActionsView(wrapped: self, edge: edge, allowsFullSwipe: allowsFullSwipe, content: { AnyView(content()) })
    }
}

/// Actions of a row, made when a person asks for them.
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
