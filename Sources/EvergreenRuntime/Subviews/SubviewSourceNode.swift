/// The root node of a container's source views.
final class SubviewSourceNode<Content: View>: _ViewNode<Content> {
    private let placement: SubviewPlacement
    private let onChange: @MainActor () -> Void
    private var child: _ViewNode<Content>?
    private var known: FoundSubviews?

    /// - Parameter onChange: Called when the views, their order or their container values have changed.
    init(_ view: Content, parent: _Node, inputs: _NodeInputs, onChange: @escaping @MainActor () -> Void) {
        placement = SubviewPlacement(environment: inputs.environment)
        self.onChange = onChange
        super.init(view, parent: parent, inputs: inputs)
        child = Content.makeSiblingNode(view, parent: self, inputs: sourceInputs)
    }

    override func update(_ view: Content, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        placement.environment = inputs.environment
        child?.update(view, inputs: sourceInputs)
    }

    /// The container's modifiers apply to its result, not to the source.
    private var sourceInputs: _NodeInputs { inputs.inside(placement) }

    /// The subviews. O(n) for n descendants after a change, O(1) otherwise.
    var subviews: FoundSubviews {
        if let known { return known }
        let found = child.map { FoundSubviews(below: $0) } ?? FoundSubviews()
        known = found
        return found
    }

    override func elementsDidChange() {
        known = nil
        onChange()
    }

    override func collectElements(into elements: inout [Element]) {}

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
