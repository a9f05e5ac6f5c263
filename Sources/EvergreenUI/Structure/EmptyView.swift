/// A view that shows nothing.
public struct EmptyView: View {
    public typealias Body = Never

    nonisolated public init() {}

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        _ViewNode(view, parent: parent, inputs: inputs)
    }
}
