import EvergreenComparison

/// The data of a `ForEach` over the subviews or sections of a view.
@MainActor
protocol FoundData: ResolvableData {
    /// The view that contains the elements.
    var source: AnyView { get }

    /// Whether the elements are known.
    var isFound: Bool { get }

    /// Returns the data with the elements that were found.
    func found(_ subviews: FoundSubviews) -> Self
}

extension FoundData {
    static func makeNode<ID: Hashable, Content: View>(
        _ view: ForEach<Self, ID, Content>,
        parent: _Node,
        inputs: _NodeInputs
    ) -> _ViewNode<ForEach<Self, ID, Content>>? {
        view.data.isFound ? nil : ForEachFoundNode(view, parent: parent, inputs: inputs)
    }
}

/// A `ForEach` over the subviews or sections of a view, before these are found.
private struct ForEachFound<Data: FoundData, ID: Hashable, Content: View>: ResolvingView {
    let view: ForEach<Data, ID, Content>

    var source: AnyView { view.data.source }

    func result(of subviews: FoundSubviews) -> ForEach<Data, ID, Content> {
        var result = view
        result.data = view.data.found(subviews)
        return result
    }

    /// Its other inputs do not change.
    func makesSameResult(as other: Self) -> Bool {
        InputComparison.areEqual(view.content, other.view.content)
            && InputComparison.areEqual(view.edits, other.view.edits)
    }
}

/// The node of a `ForEach` over the subviews or sections of a view.
private final class ForEachFoundNode<Data: FoundData, ID: Hashable, Content: View>: PrimitiveNode<
    ForEach<Data, ID, Content>
>
{
    private var child: _ViewNode<ForEachFound<Data, ID, Content>>?

    required init(_ view: ForEach<Data, ID, Content>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        child = ForEachFound._makeNode(ForEachFound(view: view), parent: self, inputs: inputs)
    }

    override func update(_ view: ForEach<Data, ID, Content>, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        child?.update(ForEachFound(view: view), inputs: inputs)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
