import EvergreenComparison

/// One of two views, as built by `if` and `switch`. Each branch has its own identity: state is discarded when the branch changes.
public nonisolated struct _ConditionalContent<First: View, Second: View>: PrimitiveView, MultiView {
    package typealias Node = ConditionalNode<First, Second>

    package enum Storage {
        case first(First)
        case second(Second)
    }

    package let storage: Storage

    package init(storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: InputComparable {
    @MainActor package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        switch (lhs.storage, rhs.storage) {
        case (.first(let lhs), .first(let rhs)): InputComparison.areEqual(lhs, rhs)
        case (.second(let lhs), .second(let rhs)): InputComparison.areEqual(lhs, rhs)
        default: false
        }
    }
}

extension ViewBuilder {
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
}

package final class ConditionalNode<First: View, Second: View>: PrimitiveNode<_ConditionalContent<First, Second>> {
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

    required init(_ view: _ConditionalContent<First, Second>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        child = makeChild()
    }

    override package func update(_ view: _ConditionalContent<First, Second>, inputs: _NodeInputs) {
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

    override package func distinguish(_ child: _Node, in identity: inout ViewIdentity) {
        // Not from the child's type: the child may not exist yet.
        if case .first = view.storage { identity.add(name: "first") } else { identity.add(name: "second") }
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        if let node = child.node { body(node) }
    }
}
