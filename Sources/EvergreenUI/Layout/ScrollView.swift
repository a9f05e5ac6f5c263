/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    /// A set of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

/// Views that are scrolled where there is not room for all of them.
public struct ScrollView<Content: View>: ContainerView {
    let axes: Axis.Set
    let showsIndicators: Bool
    let inner: Content

    public typealias Body = Never

    /// Views that are scrolled in some directions.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        inner = content()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ScrollNode(view, parent: parent, inputs: inputs)
    }
}

private final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>> {
    override var kind: ElementKind {
        .scroll(
            horizontal: view.axes.contains(.horizontal),
            vertical: view.axes.contains(.vertical),
            showsIndicators: view.showsIndicators
        )
    }
}
