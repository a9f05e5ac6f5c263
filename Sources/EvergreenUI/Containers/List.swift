/// Rows of views, below one another.
public struct List<SelectionValue: Hashable, Content: View>: ContainerView {
    let inner: Content

    public typealias Body = Never

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ListNode(view, parent: parent, inputs: inputs)
    }
}

extension List where SelectionValue == Never {
    /// A list with these rows.
    public init(@ViewBuilder content: () -> Content) {
        inner = content()
    }

    /// A list with a row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        inner = ForEach(data, content: rowContent)
    }

    /// A list with a row for each element; a key path tells elements apart.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        inner = ForEach(data, id: id, content: rowContent)
    }

    /// A list with a row for each number of a range.
    public init<RowContent: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        inner = ForEach(data, content: rowContent)
    }

    /// A list with a row for each element of a collection, given as bindings.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data.Element: Identifiable,
        Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>
    {
        inner = ForEach(data, content: rowContent)
    }
}

private final class ListNode<SelectionValue: Hashable, Content: View>: ContainerNode<List<SelectionValue, Content>> {
    override var kind: ElementKind { .list }
    override var contentPlacement: _NodeInputs.Placement { .row }
}
