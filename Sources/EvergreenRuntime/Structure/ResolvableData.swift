/// A collection whose elements only a node knows, such as the subviews of a view.
@MainActor
protocol ResolvableData: RandomAccessCollection {
    /// Makes the node that finds the elements. Returns nil if they are already known.
    static func makeNode<ID: Hashable, Content: View>(
        _ view: ForEach<Self, ID, Content>,
        parent: _Node,
        inputs: _NodeInputs
    ) -> _ViewNode<ForEach<Self, ID, Content>>?
}
