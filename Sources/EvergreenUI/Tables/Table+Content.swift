import Foundation

// MARK: - A row for each element

extension Table {
    /// A table with a row for each element.
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

    /// A table with a row for each element, of which one can be selected.
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

    /// A table with a row for each element, of which several can be selected.
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

    /// A table with a row for each element, that columns with comparators sort.
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

    /// A table with a row for each element, of which one can be selected, that columns with comparators sort.
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

    /// A table with a row for each element, of which several can be selected, that columns with comparators sort.
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

// MARK: - Rows of any kind

extension Table {
    /// A table with these rows.
    public init(
        of valueType: Value.Type,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: rows(), selection: nil, sorting: nil)
    }

    /// A table with these rows, of which one can be selected.
    public init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: rows(), selection: SingleSelection(value: selection), sorting: nil)
    }

    /// A table with these rows, of which several can be selected.
    public init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: rows(), selection: MultipleSelection(values: selection), sorting: nil)
    }

    /// A table with these rows, that columns with comparators sort.
    public init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(columns: columns(), rows: rows(), selection: nil, sorting: TableSortOrder(comparators: sortOrder))
    }

    /// A table with these rows, of which one can be selected, that columns with comparators sort.
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

    /// A table with these rows, of which several can be selected, that columns with comparators sort.
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
