/// A part of an app's user interface.
///
/// A view is a value that describes what to show. If its stored properties equal those of the previous view of the same identity, and none
/// of its `body`'s dependencies have changed, the `body` does not run again.
@MainActor
@preconcurrency
public protocol View {
    /// The type of the content. Inferred by the compiler.
    associatedtype Body: View

    /// The view's content.
    @ViewBuilder var body: Body { get }

    /// Makes the node of a view that is mounted.
    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self>
}

extension View {
    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        makeCompositeNode(view, parent: parent, inputs: inputs)
    }

    /// Makes the node of a view with a body.
    package static func makeCompositeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        CompositeNode(view, parent: parent, inputs: inputs)
    }
}

/// The body of primitive views.
extension Never: View {
    public var body: Never { self }
}

extension View where Body == Never {
    /// Primitive views have no body. Accessing it is a programming error.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive view without a body.") }
}
