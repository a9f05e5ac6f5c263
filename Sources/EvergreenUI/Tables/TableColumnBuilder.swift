import Foundation

/// A result builder for table columns. Supports `if` and `switch`.
@MainActor
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> TupleTableColumnContent<RowValue, Sort, Column._Cells>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        TupleTableColumnContent(
            cells: { column._cells(of: $0, in: &$1) },
            append: { column._appendColumns(to: &$0) }
        )
    }

    /// Columns without a comparator in a sortable table.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> TupleTableColumnContent<RowValue, Sort, Column._Cells>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
        TupleTableColumnContent(
            cells: { column._cells(of: $0, in: &$1) },
            append: { column._appendColumns(to: &$0) }
        )
    }

    public static func buildBlock<Cells: View>(
        _ columns: TupleTableColumnContent<RowValue, Sort, Cells>
    ) -> TupleTableColumnContent<RowValue, Sort, Cells> {
        columns
    }

    public static func buildBlock<each Cells: View>(
        _ columns: repeat TupleTableColumnContent<RowValue, Sort, each Cells>
    ) -> TupleTableColumnContent<RowValue, Sort, TupleView<repeat each Cells>> {
        TupleTableColumnContent(
            cells: { value, place in
                ViewBuilder.buildBlock(repeat (each columns).cells(value, &place))
            },
            append: { list in
                repeat (each columns).append(&list)
            }
        )
    }

    public static func buildIf<Cells: View>(
        _ columns: TupleTableColumnContent<RowValue, Sort, Cells>?
    ) -> TupleTableColumnContent<RowValue, Sort, Cells?> {
        TupleTableColumnContent(
            cells: { value, place in columns.map { $0.cells(value, &place) } },
            append: { columns?.append(&$0) }
        )
    }

    public static func buildEither<First: View, Second: View>(
        first columns: TupleTableColumnContent<RowValue, Sort, First>
    ) -> TupleTableColumnContent<RowValue, Sort, _ConditionalContent<First, Second>> {
        TupleTableColumnContent(
            cells: { ViewBuilder.buildEither(first: columns.cells($0, &$1)) },
            append: columns.append
        )
    }

    public static func buildEither<First: View, Second: View>(
        second columns: TupleTableColumnContent<RowValue, Sort, Second>
    ) -> TupleTableColumnContent<RowValue, Sort, _ConditionalContent<First, Second>> {
        TupleTableColumnContent(
            cells: { ViewBuilder.buildEither(second: columns.cells($0, &$1)) },
            append: columns.append
        )
    }
}
