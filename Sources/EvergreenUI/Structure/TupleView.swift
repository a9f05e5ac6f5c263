/// Several views, one after the other.
public struct TupleView<each Content: View>: View {
    let content: (repeat each Content)

    public typealias Body = Never

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        TupleNode<repeat each Content>(view, parent: parent, inputs: inputs)
    }
}

private final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
    private var children: (repeat _ViewNode<each Content>)?

    override init(_ view: TupleView<repeat each Content>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        children = (repeat (each Content).makeSiblingNode(each view.content, parent: self, inputs: inputs))
    }

    override func update(_ view: TupleView<repeat each Content>, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        guard let children else { return }
        repeat (each children).update(each view.content, inputs: inputs)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        guard let children else { return }
        repeat body(each children)
    }
}
