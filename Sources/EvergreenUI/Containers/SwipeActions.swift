/// An edge of a row.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading, trailing
}

extension View {
    /// Gives the row that this view is in actions of its own, in the place of those of `onDelete(perform:)`.
    ///
    /// A page shows them when the row is swiped, and by a button at its end, which the keyboard reaches. `content` runs
    /// when a person asks for the actions. With `allowsFullSwipe`, a swipe across the whole row is the first action.
    /// Each action closes the actions.
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        SwipeActionsView(wrapped: self, edge: edge, content: { AnyView(content()) })
    }
}

/// Actions of a row, made when a person asks for them.
@MainActor
final class SwipeActions {
    let edge: HorizontalEdge
    fileprivate(set) var content: @MainActor () -> AnyView
    /// Called when the content may have changed.
    var onChange: (@MainActor () -> Void)?

    init(edge: HorizontalEdge, content: @escaping @MainActor () -> AnyView) {
        self.edge = edge
        self.content = content
    }
}

private struct SwipeActionsView<Wrapped: View>: WrapperView {
    let wrapped: Wrapped
    let edge: HorizontalEdge
    let content: @MainActor () -> AnyView

    typealias Body = Never

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        SwipeActionsNode(view, parent: parent, inputs: inputs)
    }
}

private final class SwipeActionsNode<Wrapped: View>: WrapperNode<SwipeActionsView<Wrapped>> {
    private lazy var actions = SwipeActions(edge: view.edge, content: view.content)

    override var wrappedInputs: _NodeInputs {
        var inputs = inputs
        inputs.modifiers.row.append(.swipeActions(actions))
        return inputs
    }

    override func didUpdate(from previous: SwipeActionsView<Wrapped>) {
        actions.content = view.content
        actions.onChange?()
    }
}
