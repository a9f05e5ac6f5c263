/// A fixed number of views, as a ``ViewBuilder`` closure with several expressions makes.
public struct TupleView<each Content: View>: PrimitiveView, MultiView {
    package typealias Node = TupleNode<repeat each Content>

    package let content: (repeat each Content)

    package init(content: (repeat each Content)) {
        self.content = content
    }
}

extension ViewBuilder {
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(content: (repeat each content))
    }
}

package final class TupleNode<each Content: View>: PrimitiveNode<TupleView<repeat each Content>> {
    private var children: (repeat _ViewNode<each Content>)?

    required init(_ view: TupleView<repeat each Content>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        children = (repeat (each Content).makeSiblingNode(each view.content, parent: self, inputs: inputs))
    }

    override package func update(_ view: TupleView<repeat each Content>, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        guard let children else { return }
        repeat (each children).update(each view.content, inputs: inputs)
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        guard let children else { return }
        repeat body(each children)
    }
}
