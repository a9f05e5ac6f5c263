import EvergreenDocument

/// Views that are scrolled where there is not room for all of them.
public struct ScrollView<Content: View>: ContainerView {
    let axes: Axis.Set
    let showsIndicators: Bool
    package let inner: Content

    /// Views that are scrolled in some directions.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        inner = content()
    }
}

extension ScrollView {
    package struct NodeState {
        fileprivate var contentEnvironment = DerivedEnvironment<Axis.Set>()
    }

    package func makeNodeState() -> NodeState { NodeState() }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let position = node.environment.scrollPosition
        position?.scrollView = node
        position?.element = node.element
        node.takeScrollReports()
        return .scroll(
            ScrollTraits(
                horizontal: axes.contains(.horizontal),
                vertical: axes.contains(.vertical),
                target: position?.anchor.anchor,
                start: node.environment.defaultScrollAnchors.initial?.anchor,
                kept: node.environment.defaultScrollAnchors.kept?.anchor
            )
        )
    }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        let environment = node.environment
        var style = showsIndicators ? environment.scrollingStyle : environment.scrollingStyle(hidingBars: .both)
        if environment.scrollPosition?.reportsUser == true { style.append(.scrollsByUser) }
        if environment.isScrollClipDisabled { style.append(.unclippedScrolling) }
        if let snapping = environment.scrollSnapping { style.append(.scrollSnapping(snapping)) }
        return style
    }

    /// What is said of this scroll view is not said of those in it.
    package func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.innerInputs
        let id = node.element.id
        inputs.environment = node.state.contentEnvironment.derive(from: inputs.environment, with: axes) { environment in
            environment.endScrollView()
            environment.coordinateSpaces[ScrollViewSpace()] = id
            if axes.contains(.horizontal) { environment.coordinateSpaces[ScrollViewSpace(axis: .horizontal)] = id }
            if axes.contains(.vertical) { environment.coordinateSpaces[ScrollViewSpace(axis: .vertical)] = id }
        }
        return inputs
    }
}
