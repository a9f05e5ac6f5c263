/// A view that stands for several ones, or for none: each of those stands by itself in the place of this one.
@MainActor
protocol SeveralViews {}

extension TupleView: SeveralViews {}
extension ForEach: SeveralViews where Content: View {}
extension Optional: SeveralViews where Wrapped: View {}
extension _ConditionalContent: SeveralViews {}
extension AnyView: SeveralViews {}
extension Group: SeveralViews {}
extension EmptyView: SeveralViews {}

extension View {
    /// Makes the node of a view that stands beside others. Where that means something for each of them, as it does
    /// in a tab view, the node says so.
    static func makeSiblingNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        guard inputs.placement == .tab, !(Self.self is any SeveralViews.Type) else {
            return _makeNode(view, parent: parent, inputs: inputs)
        }
        return TabPageNode(view, parent: parent, inputs: inputs)
    }
}
