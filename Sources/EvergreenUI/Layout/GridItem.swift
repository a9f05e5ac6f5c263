import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, or as many equal ones as there is room for.
public struct GridItem: Sendable {
    /// How wide the column, or how high the row, is; lengths are in points.
    public enum Size: Sendable {
        /// A column or row of this length.
        case fixed(CGFloat)
        /// An equal part of the room that is left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns of such a width as there is room for. The first one of a grid is; others are flexible.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the column, or the height of the row.
    public var size: Size
    /// The room between columns or rows, in points; nil for the platform's own. A page has one for all of a grid: that of
    /// the first one that has any.
    public var spacing: CGFloat?

    /// Where a view is in its cell; nil for the middle, or as the grid says. A page has one for all of a grid: that of the first
    /// one that has any.
    public var alignment: Alignment?

    /// A column or row of some size.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// Where the views of a grid are in their cells.
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
