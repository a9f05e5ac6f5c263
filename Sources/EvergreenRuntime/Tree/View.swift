/// A part of what an app shows.
///
/// A view is a value: it says what to show, given its stored properties. Views whose stored properties are equal to
/// those of the view shown before in the same place are not asked for their `body` again.
@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder var body: Body { get }

    /// Makes the node of a view that appears in a place.
    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self>
}

extension View {
    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        CompositeNode(view, parent: parent, inputs: inputs)
    }
}

/// The body of views that are not made of other views.
extension Never: View {
    public var body: Never { self }
}

extension View where Body == Never {
    /// Views that are drawn themselves have no body. Asking for it is a programming error.
    public var body: Never { preconditionFailure("\(Self.self) is not made of other views.") }
}
