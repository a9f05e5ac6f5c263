/// A view without a body, implemented by its node.
///
/// A drawn view is an ``ElementView``, a view that wraps another one a ``WrapperView``. Other primitive views have their own node classes.
package protocol PrimitiveView: View where Body == Never {
    /// The class of the view's nodes.
    associatedtype Node: PrimitiveNode<Self>
}

extension PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        Node(view, parent: parent, inputs: inputs)
    }
}

/// The node of a primitive view, made from the view alone.
package class PrimitiveNode<Content: View>: _ViewNode<Content> {
    package required override init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
    }
}
