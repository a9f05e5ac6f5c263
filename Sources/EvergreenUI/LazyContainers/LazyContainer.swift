/// A lazy stack or a lazy grid, which determines the placement of sections.
package protocol LazyContainer: ContainerView where NodeState == SectionPlacement? {
    var pinnedViews: PinnedScrollableViews { get }
}

extension LazyContainer {
    package func makeNodeState() -> SectionPlacement? { nil }

    package func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.lazyInputs
        let kind = kind(in: node)
        // In a stack without pinned views, the views of sections are laid out in sequence.
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
