import Foundation

/// A column of a grid, or as many equal ones as there is room for.
public struct GridItem: Sendable {
    /// How wide the column is; lengths are in points.
    public enum Size: Sendable {
        /// A column with a fixed width.
        case fixed(CGFloat)
        /// An equal part of the room that is left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns of such a width as there is room for. The first one of a grid is; others are flexible.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the column.
    public var size: Size
    /// The room between columns, in points; nil for the platform's own. A page has one for all columns of a grid: that
    /// of the first one that has any.
    public var spacing: CGFloat?

    /// A column of some width.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
        self.size = size
        self.spacing = spacing
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

/// Views in rows of columns, each in the next cell. Of a `ForEach` with many elements, those are made that come into sight.
public struct LazyVGrid<Content: View>: ContainerView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let inner: Content

    /// `spacing`, between the rows, is in points; nil for the platform's own.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        inner = content()
    }
}

extension LazyVGrid {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        .columns(
            columns.map(\.track),
            alignment: alignment,
            spacing: spacing.map(Double.init),
            columnSpacing: columns.lazy.compactMap(\.spacing).first.map(Double.init)
        )
    }

    package func contentInputs(in node: ElementNode<Self>) -> _NodeInputs { node.lazyInputs }
}
