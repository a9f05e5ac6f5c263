import Foundation

extension Table {
    /// Creates a table with explicit rows, from which the type of the values is inferred.
    public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: rows(), selection: nil, sorting: nil)
    }

    /// Creates a table with explicit rows and a single selection. The type of the values is inferred from the rows.
    public init(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: rows(), selection: SingleSelection(value: selection), sorting: nil)
    }

    /// Creates a table with explicit rows and a multiple selection. The type of the values is inferred from the rows.
    public init(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: rows(), selection: MultipleSelection(values: selection), sorting: nil)
    }

    /// Creates a table with explicit rows, sortable by columns with comparators. The type of the values is inferred from the rows.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(columns: columns(), rows: rows(), selection: nil, sorting: TableSortOrder(comparators: sortOrder))
    }

    /// Creates a table with explicit rows and a single selection, sortable by columns with comparators.
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

    /// Creates a table with explicit rows and a multiple selection, sortable by columns with comparators.
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
