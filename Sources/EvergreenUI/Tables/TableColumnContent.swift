import EvergreenDocument
import Foundation

/// The columns of a ``Table``: a ``TableColumn``, or several of them as a ``TableColumnBuilder`` closure makes them.
///
/// Columns are kept in a property of an app as `some TableColumnContent<Person, KeyPathComparator<Person>>`, with
/// `@TableColumnBuilder<Person, KeyPathComparator<Person>>`. Apps do not conform types of their own.
@MainActor
@preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable
    /// What the columns sort a table by; `Never` for columns that don't.
    associatedtype TableColumnSortComparator: SortComparator
    /// The cells of a row.
    associatedtype _Cells: View

    /// The cells of a row in these columns.
    func _cells(of value: TableRowValue, in place: inout _TableColumnPlace) -> _Cells

    /// Appends what a table knows of these columns.
    func _appendColumns(to list: inout _TableColumnList)
}

/// How many columns of a row have come, of those that are shown.
public struct _TableColumnPlace {
    private var remaining: Int

    /// - Parameter limit: How many columns are shown.
    init(limit: Int) {
        remaining = limit
    }

    /// Whether the next column is shown.
    mutating func next() -> Bool {
        remaining -= 1
        return remaining >= 0
    }
}

/// What a table knows of its columns beside the cells, in order.
public struct _TableColumnList {
    struct Column {
        var label: AnyView
        var width: GridTrack
        /// Nil for a column that does not sort.
        var comparator: (any SortComparator)?
    }

    var columns: [Column] = []
}

/// Several columns of a table, as a ``TableColumnBuilder`` closure makes them.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, Cells: View>: TableColumnContent {
    /// What a row shows.
    public typealias TableRowValue = RowValue
    /// What the columns sort a table by.
    public typealias TableColumnSortComparator = Sort

    let cells: @MainActor (RowValue, inout _TableColumnPlace) -> Cells
    let append: @MainActor (inout _TableColumnList) -> Void

    public func _cells(of value: RowValue, in place: inout _TableColumnPlace) -> Cells { cells(value, &place) }

    public func _appendColumns(to list: inout _TableColumnList) { append(&list) }
}
