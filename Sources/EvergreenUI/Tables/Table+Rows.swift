import Foundation

extension Table {
    /// A table with these rows, which say what they show.
    public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: rows(), selection: nil, sorting: nil)
    }

    /// A table with these rows, which say what they show, of which one can be selected.
    public init(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: rows(), selection: SingleSelection(value: selection), sorting: nil)
    }

    /// A table with these rows, which say what they show, of which several can be selected.
    public init(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: rows(), selection: MultipleSelection(values: selection), sorting: nil)
    }

    /// A table with these rows, which say what they show, that columns with comparators sort.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(columns: columns(), rows: rows(), selection: nil, sorting: TableSortOrder(comparators: sortOrder))
    }

    /// A table with these rows, which say what they show, of which one can be selected, that columns with comparators sort.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(
            columns: columns(),
            rows: rows(),
            selection: SingleSelection(value: selection),
            sorting: TableSortOrder(comparators: sortOrder)
        )
    }

    /// A table with these rows, which say what they show, of which several can be selected, that columns with comparators sort.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(
            columns: columns(),
            rows: rows(),
            selection: MultipleSelection(values: selection),
            sorting: TableSortOrder(comparators: sortOrder)
        )
    }
}
