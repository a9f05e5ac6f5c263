import EvergreenDocument
public import Foundation

/// The alignment of the header and the cells of a table column.
public struct TableColumnAlignment: Hashable, Sendable {
    let alignment: HorizontalAlignment

    /// The default: the leading edge.
    public static let automatic = TableColumnAlignment(alignment: .leading)
    /// The leading edge.
    public static let leading = TableColumnAlignment(alignment: .leading)
    /// The center.
    public static let center = TableColumnAlignment(alignment: .center)
    /// The trailing edge.
    public static let trailing = TableColumnAlignment(alignment: .trailing)
    /// The alignment of numbers: the trailing edge.
    public static let numeric = TableColumnAlignment(alignment: .trailing)

    /// The alignment of numbers with the digits of a numbering system: the trailing edge.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }
}

extension TableColumn {
    /// Sets the alignment of the header and the cells, also of texts with several lines.
    ///
    /// ```swift
    /// TableColumn("Price", value: \.price) { Text($0.price, format: .number) }
    ///     .alignment(.numeric)
    /// ```
    public func alignment(_ alignment: TableColumnAlignment) -> Self {
        var column = self
        column.alignment = alignment.alignment
        return column
    }
}
