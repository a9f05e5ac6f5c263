import EvergreenDocument

/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// The horizontal and the vertical axis.
    case horizontal, vertical

    /// A set of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)
    }
}

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
        fileprivate var contentEnvironment = DerivedEnvironment<Void>()
    }

    package func makeNodeState() -> NodeState { NodeState() }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let position = node.environment.scrollPosition
        position?.scrollView = node
        if position != nil { takeReports(in: node) }
        return .scroll(
            ScrollTraits(
                horizontal: axes.contains(.horizontal),
                vertical: axes.contains(.vertical),
                target: position?.anchor.anchor,
                start: node.environment.defaultScrollAnchor?.anchor
            )
        )
    }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        let environment = node.environment
        var style = showsIndicators ? environment.scrollingStyle : environment.scrollingStyle(hidingBars: .both)
        if environment.isScrollClipDisabled { style.append(.unclippedScrolling) }
        if let snapping = environment.scrollSnapping { style.append(.scrollSnapping(snapping)) }
        return style
    }

    /// What is said of this scroll view is not said of those in it.
    package func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.innerInputs
        let environment = inputs.environment
        guard
            environment.scrollPosition != nil || environment.scrollSnapping != nil
                || environment.defaultScrollAnchor != nil
        else { return inputs }
        inputs.environment = node.state.contentEnvironment.derive(from: environment) { environment in
            environment.scrollPosition = nil
            environment.scrollSnapping = nil
            environment.defaultScrollAnchor = nil
        }
        return inputs
    }

    /// Few scroll views have a position: others need no closure.
    private func takeReports(in node: ElementNode<Self>) {
        guard node.element.onEvent == nil else { return }
        node.element.onEvent = { [weak node] event in
            guard let node, case .scroll(let id) = event, let position = node.environment.scrollPosition else {
                return false
            }
            // One that has gone in the meantime says nothing.
            if let target = node.tree.document.element(id) { position.report(target) }
            return true
        }
    }
}
