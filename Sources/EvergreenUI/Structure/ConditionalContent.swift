/// One of two views. Each has an identity of its own: state ends when the other one takes over.
public struct _ConditionalContent<First: View, Second: View>: View {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage

    public typealias Body = Never

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ConditionalNode(view, parent: parent, inputs: inputs)
    }
}

private final class ConditionalNode<First: View, Second: View>: _ViewNode<_ConditionalContent<First, Second>> {
    private enum Child {
        case none
        case first(_ViewNode<First>)
        case second(_ViewNode<Second>)

        var node: _Node? {
            switch self {
            case .none: nil
            case .first(let node): node
            case .second(let node): node
            }
        }
    }

    private var child = Child.none

    override init(_ view: _ConditionalContent<First, Second>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        child = makeChild()
    }

    override func update(_ view: _ConditionalContent<First, Second>, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        switch (child, view.storage) {
        case (.first(let node), .first(let view)):
            node.update(view, inputs: inputs)
        case (.second(let node), .second(let view)):
            node.update(view, inputs: inputs)
        default:
            child.node?.unmount()
            child = makeChild()
            elementsDidChange()
        }
    }

    private func makeChild() -> Child {
        switch view.storage {
        case .first(let view): .first(First.makeSiblingNode(view, parent: self, inputs: inputs))
        case .second(let view): .second(Second.makeSiblingNode(view, parent: self, inputs: inputs))
        }
    }

    override func tellApart(_ child: _Node, in identity: inout ViewIdentity) {
        if case .first = self.child { identity.add(name: "first") } else { identity.add(name: "second") }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let node = child.node { body(node) }
    }
}
