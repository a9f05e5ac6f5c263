/// A view that is there or not.
extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        OptionalNode(view, parent: parent, inputs: inputs)
    }
}

private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
    private var child: _ViewNode<Wrapped>?

    override init(_ view: Wrapped?, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        child = view.map { Wrapped.makeSiblingNode($0, parent: self, inputs: inputs) }
    }

    override func update(_ view: Wrapped?, inputs: _NodeInputs) {
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

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
