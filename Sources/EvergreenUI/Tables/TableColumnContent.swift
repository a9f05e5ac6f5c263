import EvergreenDocument
import Foundation

/// The columns of a ``Table``: a ``TableColumn``, or the result of a ``TableColumnBuilder`` closure.
///
/// An app can declare columns in a property of type `some TableColumnContent<Person, KeyPathComparator<Person>>`, with the attribute
/// `@TableColumnBuilder<Person, KeyPathComparator<Person>>`. Apps do not conform their own types.
@MainActor
@preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable
    /// The type of the comparator; `Never` for columns that are not sortable.
    associatedtype TableColumnSortComparator: SortComparator
    /// The cells of a row.
    associatedtype _Cells: View

    /// Returns the cells of a row in these columns.
    func _cells(of value: TableRowValue, in place: inout _TableColumnPlace) -> _Cells

    /// Appends the descriptions of these columns to a list.
    func _appendColumns(to list: inout _TableColumnList)
}

/// The position in a row's columns, up to a limit.
public struct _TableColumnPlace {
    private var remaining: Int

    /// - Parameter limit: The maximum number of visible columns.
    init(limit: Int) {
        remaining = limit
    }

    /// Advances to the next column, and returns whether it is visible.
    mutating func next() -> Bool {
        remaining -= 1
        return remaining >= 0
    }
}

/// The descriptions of a table's columns, in order.
public struct _TableColumnList {
    struct Column {
        var label: AnyView
        var width: GridTrack
        var alignment: HorizontalAlignment
        /// Nil for a column that is not sortable.
        var comparator: (any SortComparator)?
    }

    var columns: [Column] = []
}

/// Several columns of a table, created by a ``TableColumnBuilder`` closure.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, Cells: View>: TableColumnContent {
    /// The type of a row's value.
    public typealias TableRowValue = RowValue
    /// The type of the comparator.
    public typealias TableColumnSortComparator = Sort

    let cells: @MainActor (RowValue, inout _TableColumnPlace) -> Cells
    let append: @MainActor (inout _TableColumnList) -> Void

    public func _cells(of value: RowValue, in place: inout _TableColumnPlace) -> Cells { cells(value, &place) }

    public func _appendColumns(to list: inout _TableColumnList) { append(&list) }
}
