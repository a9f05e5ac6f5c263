import Foundation

/// A grid of rows, whose columns are as wide as their widest cell. A view outside of a ``GridRow`` spans the grid's width.
public struct Grid<Content: View>: ContainerView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    package let inner: Content

    /// Creates a grid. Spacings are in points, or nil for the platform's default.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        inner = content()
    }
}

/// A row of a grid. Each child view is a cell.
public struct GridRow<Content: View>: ContainerView {
    let alignment: VerticalAlignment?
    package let inner: Content

    /// Creates a row of cells.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the cells, or nil for that of the grid.
    ///   - content: The cells.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        inner = content()
    }
}

extension Grid {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        GridLayout(
            alignment: alignment,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        ).kind
    }
}

extension GridRow {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .gridRow(alignment) }
}
