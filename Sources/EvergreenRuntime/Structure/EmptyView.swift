/// A view that shows nothing.
public struct EmptyView: PrimitiveView, SeveralViews {
    package typealias Node = PrimitiveNode<EmptyView>

    /// A view that shows nothing.
    nonisolated public init() {}
}

extension ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
}
