/// A result builder for table rows. Supports `if` and `switch`; for loops, use `ForEach`.
@MainActor
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Row: TableRowContent>(
        _ row: Row
    ) -> TupleTableRowContent<Value, Row._Rows> where Row.TableRowValue == Value {
        TupleTableRowContent(rows: { row._rows(in: $0) }, append: { row._appendIDs(to: &$0) })
    }

    public static func buildBlock<Rows: View>(
        _ rows: TupleTableRowContent<Value, Rows>
    ) -> TupleTableRowContent<Value, Rows> {
        rows
    }

    public static func buildBlock<each Rows: View>(
        _ rows: repeat TupleTableRowContent<Value, each Rows>
    ) -> TupleTableRowContent<Value, TupleView<repeat each Rows>> {
        TupleTableRowContent(
            rows: { table in ViewBuilder.buildBlock(repeat (each rows).rows(table)) },
            append: { ids in
                repeat (each rows).append(&ids)
            }
        )
    }

    public static func buildIf<Rows: View>(
        _ rows: TupleTableRowContent<Value, Rows>?
    ) -> TupleTableRowContent<Value, Rows?> {
        TupleTableRowContent(rows: { table in rows.map { $0.rows(table) } }, append: { rows?.append(&$0) })
    }

    public static func buildEither<First: View, Second: View>(
        first rows: TupleTableRowContent<Value, First>
    ) -> TupleTableRowContent<Value, _ConditionalContent<First, Second>> {
        TupleTableRowContent(rows: { ViewBuilder.buildEither(first: rows.rows($0)) }, append: rows.append)
    }

    public static func buildEither<First: View, Second: View>(
        second rows: TupleTableRowContent<Value, Second>
    ) -> TupleTableRowContent<Value, _ConditionalContent<First, Second>> {
        TupleTableRowContent(rows: { ViewBuilder.buildEither(second: rows.rows($0)) }, append: rows.append)
    }
}
