/// Columns of a ``Table`` for each element of a collection.
///
/// ```swift
/// Table(students) {
///     TableColumn("Name", value: \.name)
///     TableColumnForEach(subjects) { subject in
///         TableColumn(subject.name) { (student: Student) in Text(student.grade(in: subject)) }
///     }
/// }
/// ```
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, Content: TableColumnContent>:
    TableColumnContent
{
    /// The type of a row's value.
    public typealias TableRowValue = Content.TableRowValue
    /// The type of the comparator.
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator

    /// The elements.
    public var data: Data
    /// Creates the columns of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID

    init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
    }

    public func _cells(
        of value: Content.TableRowValue,
        in place: inout _TableColumnPlace
    ) -> ForEach<[_TableColumnCells<ID, Content._Cells>], ID, Content._Cells> {
        // In order, because only the first columns may be visible.
        var cells: [_TableColumnCells<ID, Content._Cells>] = []
        for element in data {
            cells.append(_TableColumnCells(id: id(element), cells: content(element)._cells(of: value, in: &place)))
        }
        return ForEach(data: cells, content: { $0.cells }, id: { $0.id })
    }

    public func _appendColumns(to list: inout _TableColumnList) {
        for element in data { content(element)._appendColumns(to: &list) }
    }
}

/// The cells of a row in the columns of one element.
public struct _TableColumnCells<ID: Hashable, Cells: View> {
    let id: ID
    let cells: Cells
}

extension TableColumnForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates columns for identifiable elements.
    public init<RowValue: Identifiable, Sort: SortComparator, Cells: View>(
        _ data: Data,
        @TableColumnBuilder<RowValue, Sort> content:
            @escaping (Data.Element) -> TupleTableColumnContent<RowValue, Sort, Cells>
    ) where Content == TupleTableColumnContent<RowValue, Sort, Cells> {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension TableColumnForEach {
    /// Creates columns for elements that a key path identifies.
    public init<RowValue: Identifiable, Sort: SortComparator, Cells: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content:
            @escaping (Data.Element) -> TupleTableColumnContent<RowValue, Sort, Cells>
    ) where Content == TupleTableColumnContent<RowValue, Sort, Cells> {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
    /// Creates columns for the numbers of a range.
    public init<RowValue: Identifiable, Sort: SortComparator, Cells: View>(
        _ data: Range<Int>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> TupleTableColumnContent<RowValue, Sort, Cells>
    ) where Content == TupleTableColumnContent<RowValue, Sort, Cells> {
        self.init(data: data, id: { $0 }, content: content)
    }
}
