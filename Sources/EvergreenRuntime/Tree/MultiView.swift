/// A view that stands for several ones, or for none: each of those stands by itself in the place of this one.
@MainActor
package protocol SeveralViews {}

extension View {
    /// Makes the node of a view that stands beside others. Where that means something for each of them, as it does
    /// in a tab view, the placement says so.
    package static func makeSiblingNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        guard let placement = inputs.placement, placement.wrapsSiblings, !(Self.self is any SeveralViews.Type) else {
            return _makeNode(view, parent: parent, inputs: inputs)
        }
        return placement.makeSiblingNode(view, parent: parent, inputs: inputs)
    }
}
