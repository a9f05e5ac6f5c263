/// A view that is made of the subviews of another one.
@MainActor
protocol ResolvingView: PrimitiveView, MultiView, FormedView {
    associatedtype Node: PrimitiveNode<Self> = ResolvingNode<Self>
    associatedtype Source: View
    associatedtype Result: View

    /// The view whose subviews are looked for.
    var source: Source { get }

    /// Makes the view. The app's closure runs here.
    func result(of subviews: FoundSubviews) -> Result

    /// Whether another view makes the same of the same subviews.
    func makesSameResult(as other: Self) -> Bool
}

extension ResolvingView {
    package static func makeSubviewForm(content: SubviewForm) -> SubviewForm { .several }
}
