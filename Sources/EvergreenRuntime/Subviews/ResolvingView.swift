/// A view that is made from the subviews of another one.
@MainActor
protocol ResolvingView: PrimitiveView, MultiView, FormedView {
    associatedtype Node: PrimitiveNode<Self> = ResolvingNode<Self>
    associatedtype Source: View
    associatedtype Result: View

    /// The view that contains the subviews.
    var source: Source { get }

    /// Makes the view from the subviews. Runs the app's closure.
    func result(of subviews: FoundSubviews) -> Result

    /// Whether another view makes the same result from the same subviews.
    func makesSameResult(as other: Self) -> Bool
}

extension ResolvingView {
    package static func makeSubviewForm(content: SubviewForm) -> SubviewForm { .several }
}
