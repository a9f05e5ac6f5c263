/// A view that contributes any number of subviews to its container.
@MainActor
package protocol MultiView {}

extension View {
    /// Makes the node of a view among siblings. The placement may wrap each sibling in a node, as a tab view does.
    package static func makeSiblingNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        guard let placement = inputs.placement, placement.wrapsSiblings, !(Self.self is any MultiView.Type) else {
            return _makeNode(view, parent: parent, inputs: inputs)
        }
        return placement.makeSiblingNode(view, parent: parent, inputs: inputs)
    }
}
