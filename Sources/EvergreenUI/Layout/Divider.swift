/// A line between views.
public struct Divider: ElementView {
    /// A line.
    nonisolated public init() {}
}

extension Divider {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .divider }
}
