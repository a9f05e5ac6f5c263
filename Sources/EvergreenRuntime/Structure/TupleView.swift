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
    /// How many children there are while they are made.
    private var madeCount = 0

    required init(_ view: TupleView<repeat each Content>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        children = (repeat makeChild(each view.content))
    }

    private func makeChild<Child: View>(_ view: Child) -> _ViewNode<Child> {
        defer { madeCount += 1 }
        return Child.makeSiblingNode(view, parent: self, inputs: inputs)
    }

    override var nextPlace: Int { madeCount }

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
