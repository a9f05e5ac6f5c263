import EvergreenDocument
import Foundation

/// A column of a ``Table``, with a header and a view for the cell of each row.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Born", value: \.born) { person in
///     Text(person.born, format: .dateTime.year())
/// }
/// .width(80)
/// ```
///
/// A column with a key path can sort a table with a sort order. See ``Table``. `Sort` is the type of its comparator, or `Never` for a
/// column that is not sortable.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
    /// The type of a row's value.
    public typealias TableRowValue = RowValue
    /// The type of the comparator.
    public typealias TableColumnSortComparator = Sort

    let label: Label
    let content: (RowValue) -> Content
    /// Nil for a column that is not sortable.
    let comparator: Sort?
    var track = GridTrack(kind: .flexible, minimum: 96)
    var alignment = HorizontalAlignment.leading

    init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    public func _cells(of value: RowValue, in place: inout _TableColumnPlace) -> _TableCell<Content>? {
        place.next() ? _TableCell(inner: content(value), alignment: alignment) : nil
    }

    public func _appendColumns(to list: inout _TableColumnList) {
        list.columns.append(.init(label: AnyView(label), width: track, alignment: alignment, comparator: comparator))
    }
}

extension TableColumn {
    /// Sets a fixed width of the column in points; nil for the remaining space.
    public func width(_ width: CGFloat? = nil) -> Self {
        var column = self
        column.track =
            width.map { GridTrack(kind: .fixed, minimum: Double($0)) } ?? GridTrack(kind: .flexible, minimum: 96)
        return column
    }

    /// Sets the width of the column, in points. Users can't resize columns. The column has its ideal width, or less if the table is too
    /// narrow. Without an ideal and a maximum width, it shares the remaining space.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
        var column = self
        let largest = [ideal, max].compactMap(\.self).min()
        let smallest = min ?? Swift.min(96, largest ?? 96)
        column.track = GridTrack(
            kind: .flexible,
            minimum: Double(smallest),
            maximum: largest.map { Double(Swift.max($0, smallest)) } ?? .infinity
        )
        return column
    }
}

/// The cell of a row.
public struct _TableCell<Content: View>: ContainerView {
    package let inner: Content
    let alignment: HorizontalAlignment

    package func kind(in node: ElementNode<Self>) -> ElementKind { .tableCell(alignment) }
}
