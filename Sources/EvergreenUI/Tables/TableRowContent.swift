/// The rows of a ``Table``: a ``TableRow``, a `ForEach` of rows, or the result of a ``TableRowBuilder`` closure. Apps do not conform their
/// own types.
@MainActor
@preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable
    /// The views of the rows.
    associatedtype _Rows: View

    /// Returns the views of the rows in a table.
    func _rows(in table: _TableLayout<TableRowValue>) -> _Rows

    /// Appends the ids of all rows, in order. Costs O(n) for n rows.
    func _appendIDs(to ids: inout [TableRowValue.ID])
}

/// A row of a ``Table`` for a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
    /// The type of the row's value.
    public typealias TableRowValue = Value

    let value: Value

    /// Creates a row for a value, whose id represents the row in a selection.
    public init(_ value: Value) {
        self.value = value
    }

    public func _rows(in table: _TableLayout<Value>) -> _TableRowView<Value> {
        _TableRowView(value: value, table: table)
    }

    public func _appendIDs(to ids: inout [Value.ID]) { ids.append(value.id) }
}

/// A row of a ``Table`` for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    /// The type of a row's value.
    public typealias TableRowValue = Data.Element

    let data: Data

    public func _rows(
        in table: _TableLayout<Data.Element>
    ) -> ForEach<Data, Data.Element.ID, _TableRowView<Data.Element>> {
        ForEach(data) { _TableRowView(value: $0, table: table) }
    }

    public func _appendIDs(to ids: inout [Data.Element.ID]) { ids += data.lazy.map(\.id) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of a row's value.
    public typealias TableRowValue = Content.TableRowValue

    /// Creates rows of a ``Table`` for identifiable elements.
    public init<Value: Identifiable, Rows: View>(
        _ data: Data,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> TupleTableRowContent<Value, Rows>
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TupleTableRowContent<Value, Rows> {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates rows of a ``Table`` for elements identified by a key path.
    public init<Value: Identifiable, Rows: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> TupleTableRowContent<Value, Rows>
    ) where Content == TupleTableRowContent<Value, Rows> {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    public func _rows(in table: _TableLayout<Content.TableRowValue>) -> ForEach<Data, ID, Content._Rows> {
        ForEach<Data, ID, Content._Rows>(data: data, content: { content($0)._rows(in: table) }, id: id)
    }

    public func _appendIDs(to ids: inout [Content.TableRowValue.ID]) {
        for element in data { content(element)._appendIDs(to: &ids) }
    }
}

/// Several rows of a table, created by a ``TableRowBuilder`` closure.
public struct TupleTableRowContent<Value: Identifiable, Rows: View>: TableRowContent {
    /// The type of a row's value.
    public typealias TableRowValue = Value

    let rows: @MainActor (_TableLayout<Value>) -> Rows
    let append: @MainActor (inout [Value.ID]) -> Void

    public func _rows(in table: _TableLayout<Value>) -> Rows { rows(table) }

    public func _appendIDs(to ids: inout [Value.ID]) { append(&ids) }
}
