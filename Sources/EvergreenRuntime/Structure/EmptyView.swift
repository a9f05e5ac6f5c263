/// A view without content. It takes no space, and containers ignore it.
public struct EmptyView: PrimitiveView, MultiView {
    package typealias Node = PrimitiveNode<EmptyView>

    /// A view without content.
    nonisolated public init() {}
}

extension ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
}
