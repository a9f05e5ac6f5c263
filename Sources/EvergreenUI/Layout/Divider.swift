/// A visual separator between views.
public struct Divider: ElementView {
    /// Creates a divider.
    nonisolated public init() {}
}

extension Divider {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .divider }
}
