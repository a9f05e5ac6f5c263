import EvergreenDocument
import Foundation

/// A column of a ``Table``: its header, and the view of each row's cell.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Born", value: \.born) { person in
///     Text(person.born, format: .dateTime.year())
/// }
/// .width(80)
/// ```
///
/// A column with a key path sorts a table that has a sort order: see ``Table``. `Sort` is the type of its comparator,
/// and `Never` for a column that does not sort.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
    /// What a row shows.
    public typealias TableRowValue = RowValue
    /// What the column sorts a table by.
    public typealias TableColumnSortComparator = Sort

    let label: Label
    let content: (RowValue) -> Content
    /// Nil for a column that does not sort.
    let comparator: Sort?
    var track = GridTrack(kind: .flexible, minimum: 96)

    init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    public func _cells(of value: RowValue, in place: inout _TableColumnPlace) -> _TableCell<Content>? {
        place.next() ? _TableCell(inner: content(value)) : nil
    }

    public func _appendColumns(to list: inout _TableColumnList) {
        list.columns.append(.init(label: AnyView(label), width: track, comparator: comparator))
    }
}

extension TableColumn {
    /// Gives the column a fixed width in points; nil for as much as the other columns leave it.
    public func width(_ width: CGFloat? = nil) -> Self {
        var column = self
        column.track =
            width.map { GridTrack(kind: .fixed, minimum: Double($0)) } ?? GridTrack(kind: .flexible, minimum: 96)
        return column
    }

    /// Bounds the width of the column, in points. The user can't change widths: a column with an ideal width has that,
    /// or less where the table is too narrow. Without an ideal width and a maximum, it shares the space that is left.
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

/// A cell of a row.
public struct _TableCell<Content: View>: ContainerView {
    package let inner: Content

    package func kind(in node: ElementNode<Self>) -> ElementKind { .tableCell }
}
