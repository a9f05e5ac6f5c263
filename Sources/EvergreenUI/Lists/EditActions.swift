import Foundation

/// The edit actions available on the rows of a bound collection.
@MainActor
public struct EditActions<Data> {
    var delete: ((inout Data, IndexSet) -> Void)?
    var move: ((inout Data, IndexSet, Int) -> Void)?

    /// Returns the actions of either value.
    func union(_ other: EditActions) -> EditActions {
        EditActions(delete: delete ?? other.delete, move: move ?? other.move)
    }
}

extension EditActions: @MainActor ExpressibleByArrayLiteral {
    /// Creates the union of several values.
    public init(arrayLiteral elements: EditActions...) {
        self = elements.reduce(EditActions()) { $0.union($1) }
    }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    /// Allows deleting elements.
    public static var delete: EditActions { EditActions(delete: { $0.remove(atOffsets: $1) }) }
}

extension EditActions where Data: MutableCollection {
    /// Allows moving elements.
    public static var move: EditActions { EditActions(move: { $0.move(fromOffsets: $1, toOffset: $2) }) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    /// Allows deleting and moving elements.
    public static var all: EditActions { delete.union(move) }
}

extension ForEach where Content: View {
    /// Creates views for bindings to identifiable elements of a collection, which the user can edit as rows of a list.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
        self = ForEach(data, content: content).editing(data, editActions)
    }

    /// Creates views for bindings to elements of a collection, identified by a key path, which the user can edit as rows of a list.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>] {
        self = ForEach(data, id: id, content: content).editing(data, editActions)
    }

    private func editing<C>(_ data: Binding<C>, _ actions: EditActions<C>) -> Self {
        _editing { edits in
            if let delete = actions.delete { edits.onDelete = { delete(&data.wrappedValue, $0) } }
            if let move = actions.move { edits.onMove = { move(&data.wrappedValue, $0, $1) } }
        }
    }
}

extension List {
    /// Creates an editable list with a row for a binding to each element of a collection.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never, Data.Element: Identifiable,
        Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>
    {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates an editable list with a row for a binding to each element of a collection, identified by a key path.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where SelectionValue == Never, Content == ForEach<[Binding<Data.Element>], ID, RowContent> {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }

    /// Creates an editable list with multiple selection and a row for a binding to each element of a collection.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data.Element: Identifiable,
        Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates an editable list with single selection and a row for a binding to each element of a collection.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data.Element: Identifiable,
        Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }
}
