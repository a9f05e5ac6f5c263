/// A view that may be absent, as built by an `if` without `else`.
extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView, MultiView where Wrapped: View {
    package typealias Node = OptionalNode<Wrapped>
}

extension ViewBuilder {
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

package final class OptionalNode<Wrapped: View>: PrimitiveNode<Wrapped?> {
    private var child: _ViewNode<Wrapped>?

    required init(_ view: Wrapped?, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        child = view.map { Wrapped.makeSiblingNode($0, parent: self, inputs: inputs) }
    }

    override package func update(_ view: Wrapped?, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        switch (child, view) {
        case (let child?, let view?):
            child.update(view, inputs: inputs)
        case (nil, nil):
            break
        case (_, let view):
            child?.unmount()
            child = view.map { Wrapped.makeSiblingNode($0, parent: self, inputs: inputs) }
            elementsDidChange()
        }
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
