/// A collection that only a node knows the elements of: the subviews of a view, say.
@MainActor
protocol ResolvableData: RandomAccessCollection {
    /// Makes the node that finds the elements. Nil if they are found already.
    static func makeNode<ID: Hashable, Content: View>(
        _ view: ForEach<Self, ID, Content>,
        parent: _Node,
        inputs: _NodeInputs
    ) -> _ViewNode<ForEach<Self, ID, Content>>?
}
