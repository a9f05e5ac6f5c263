/// Controls to fill in, one per row.
public struct Form<Content: View>: ContainerView {
    let inner: Content

    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {
        inner = content()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        FormNode(view, parent: parent, inputs: inputs)
    }
}

private final class FormNode<Content: View>: ContainerNode<Form<Content>> {
    override var kind: ElementKind { .form }
    override var contentPlacement: _NodeInputs.Placement { .row }
}
