/// A line between views.
public struct Divider: View {
    public typealias Body = Never

    public init() {}

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        DividerNode(view, parent: parent, inputs: inputs)
    }
}

private final class DividerNode: ElementNode<Divider> {
    override var kind: ElementKind { .divider }
}
