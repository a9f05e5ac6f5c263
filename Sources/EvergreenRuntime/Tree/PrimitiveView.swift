/// A view that is not made of other views: its node does what it is there for.
///
/// A view that is drawn is an ``ElementView``, one that changes what is around another view a ``WrapperView``. Other
/// primitive views name a class of node of their own.
package protocol PrimitiveView: View where Body == Never {
    /// The class of the view's nodes.
    associatedtype Node: PrimitiveNode<Self>
}

extension PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        Node(view, parent: parent, inputs: inputs)
    }
}

/// The node of a primitive view, made of the view alone.
package class PrimitiveNode<Content: View>: _ViewNode<Content> {
    package required override init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
    }
}
