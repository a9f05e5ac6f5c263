/// Lists of trees: an element with children is a row that shows and hides theirs. See ``OutlineGroup``.
extension List where SelectionValue == Never {
    /// A list with a row for each element that is shown. An element whose children are nil is a leaf.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// A list with a row for each element that is shown; a key path tells elements apart.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
