import EvergreenDocument

/// A scrollable view.
public struct ScrollView<Content: View>: ContainerView {
    let axes: Axis.Set
    let showsIndicators: Bool
    package let inner: Content

    /// Creates a scroll view that scrolls along the given axes.
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
        for report in node.environment.scrollTargetReports { report.scrollView = node }
        node.takeScrollReports()
        let anchors = node.environment.defaultScrollAnchors
        return .scroll(
            ScrollTraits(
                horizontal: axes.contains(.horizontal),
                vertical: axes.contains(.vertical),
                target: position?.anchor.anchor,
                start: anchors[.initialOffset]?.anchor,
                kept: anchors[.sizeChanges]?.anchor,
                alignment: anchors[.alignment]?.anchor,
                thresholds: Set(node.environment.scrollTargetReports.map { $0.threshold }).sorted()
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

    /// Resets the values that apply to this scroll view but not to nested ones.
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
