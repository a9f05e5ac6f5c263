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
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        .scroll(
            horizontal: axes.contains(.horizontal),
            vertical: axes.contains(.vertical),
            showsIndicators: showsIndicators
        )
    }
}
