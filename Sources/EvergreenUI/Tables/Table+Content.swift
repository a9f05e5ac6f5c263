import Foundation

// MARK: - A row for each element

extension Table {
    /// Creates a table with a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(
            columns: columns(),
            rows: TableForEachContent(data: data),
            selection: nil,
            sorting: nil
        )
    }

    /// Creates a table with a row for each element and a single selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(
            columns: columns(),
            rows: TableForEachContent(data: data),
            selection: SingleSelection(value: selection),
            sorting: nil
        )
    }

    /// Creates a table with a row for each element and a multiple selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(
            columns: columns(),
            rows: TableForEachContent(data: data),
            selection: MultipleSelection(values: selection),
            sorting: nil
        )
    }

    /// Creates a table with a row for each element, sortable by columns with comparators.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(
            columns: columns(),
            rows: TableForEachContent(data: data),
            selection: nil,
            sorting: TableSortOrder(comparators: sortOrder)
        )
    }

    /// Creates a table with a row for each element and a single selection, sortable by columns with comparators.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(
            columns: columns(),
            rows: TableForEachContent(data: data),
            selection: SingleSelection(value: selection),
            sorting: TableSortOrder(comparators: sortOrder)
        )
    }

    /// Creates a table with a row for each element and a multiple selection, sortable by columns with comparators.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(
            columns: columns(),
            rows: TableForEachContent(data: data),
            selection: MultipleSelection(values: selection),
            sorting: TableSortOrder(comparators: sortOrder)
        )
    }
}

// MARK: - Explicit rows

extension Table {
    /// Creates a table with explicit rows.
    public init(
        of valueType: Value.Type,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: rows(), selection: nil, sorting: nil)
    }

    /// Creates a table with explicit rows and a single selection.
    public init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: rows(), selection: SingleSelection(value: selection), sorting: nil)
    }

    /// Creates a table with explicit rows and a multiple selection.
    public init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: rows(), selection: MultipleSelection(values: selection), sorting: nil)
    }

    /// Creates a table with explicit rows, sortable by columns with comparators.
    public init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(columns: columns(), rows: rows(), selection: nil, sorting: TableSortOrder(comparators: sortOrder))
    }

    /// Creates a table with explicit rows and a single selection, sortable by columns with comparators.
    public init<Sort: SortComparator>(
        of valueType: Value.Type,
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
        of valueType: Value.Type,
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
