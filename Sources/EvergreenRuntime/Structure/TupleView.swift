import EvergreenComparison

/// A fixed number of views, as built by a ``ViewBuilder`` closure with several expressions.
///
/// All copies share the views: an update copies each enclosing view, and would copy its content with it.
public nonisolated struct TupleView<each Content: View>: PrimitiveView, MultiView {
    package typealias Node = TupleNode<repeat each Content>

    fileprivate let storage: TupleStorage<repeat each Content>

    package init(content: (repeat each Content)) {
        storage = TupleStorage(repeat each content)
    }

    package var content: (repeat each Content) { storage.content }
}

private final class TupleStorage<each Content: View> {
    let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

extension TupleView: InputComparable {
    @MainActor package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        if lhs.storage === rhs.storage { return true }
        var areEqual = true
        repeat compare(each lhs.storage.content, each rhs.storage.content, into: &areEqual)
        return areEqual
    }

    @MainActor private static func compare<Child>(_ lhs: Child, _ rhs: Child, into areEqual: inout Bool) {
        if areEqual { areEqual = InputComparison.areEqual(lhs, rhs) }
    }
}

extension ViewBuilder {
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(content: (repeat each content))
    }
}

package final class TupleNode<each Content: View>: PrimitiveNode<TupleView<repeat each Content>> {
    /// In the order of the views. An array, because accesses to a tuple of nodes look up its layout at run time.
    private var children: [_Node] = []

    required init(_ view: TupleView<repeat each Content>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        repeat addChild(each view.storage.content)
    }

    private func addChild<Child: View>(_ view: Child) {
        children.append(Child.makeSiblingNode(view, parent: self, inputs: inputs))
    }

    override var nextPlace: Int { children.count }

    override package func update(_ view: TupleView<repeat each Content>, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        var nodes = children.makeIterator()
        // The nodes were made for views of these types.
        repeat _ = nodes.next()?.update(to: each view.storage.content, inputs: inputs)
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        for child in children { body(child) }
    }
}
