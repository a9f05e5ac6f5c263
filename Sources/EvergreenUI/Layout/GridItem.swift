import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, or an adaptive group of equal ones.
public struct GridItem: Sendable {
    /// The width of a column, or the height of a row, in points.
    public enum Size: Sendable {
        /// A fixed length.
        case fixed(CGFloat)
        /// An equal share of the remaining space.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns of such a width as fit. Only supported for the first item of a grid: others are treated as flexible.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the column, or the height of the row.
    public var size: Size
    /// The spacing between columns or rows, in points, or nil for the platform's default. A page has one spacing for the whole grid: that
    /// of the first item that has any.
    public var spacing: CGFloat?

    /// The alignment of views in their cells, or nil for that of the grid. A page has one alignment for the whole grid: that of the first
    /// item that has any.
    public var alignment: Alignment?

    /// Creates a grid item.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// The alignment of the grid's views in their cells.
    static func style(of items: [GridItem]) -> [StyleValue] {
        items.lazy.compactMap(\.alignment).first.map { [.cellAlignment($0)] } ?? []
    }

    var track: GridTrack {
        switch size {
        case .fixed(let length): GridTrack(kind: .fixed, minimum: Double(length))
        case .flexible(let minimum, let maximum):
            GridTrack(kind: .flexible, minimum: Double(minimum), maximum: Double(maximum))
        case .adaptive(let minimum, let maximum):
            GridTrack(kind: .adaptive, minimum: Double(minimum), maximum: Double(maximum))
        }
    }
}
