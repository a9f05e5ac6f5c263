/// A lazy stack or a lazy grid: a container that says how sections stand in it.
package protocol LazyContainer: ContainerView where NodeState == SectionPlacement? {
    var pinnedViews: PinnedScrollableViews { get }
}

extension LazyContainer {
    package func makeNodeState() -> SectionPlacement? { nil }

    package func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.lazyInputs
        let kind = kind(in: node)
        // The views of a section simply follow one another in a stack that pins nothing.
        guard kind.isGrid || !pinnedViews.isEmpty else { return inputs }
        if node.state?.container != kind || node.state?.pinnedViews != pinnedViews {
            node.state = SectionPlacement(container: kind, pinnedViews: pinnedViews)
        }
        inputs.placement = node.state
        return inputs
    }
}

extension ElementKind {
    fileprivate var isGrid: Bool {
        switch self {
        case .columns, .rows: true
        default: false
        }
    }
}
