import Foundation

/// Rows of cells, whose columns are as wide as their widest cell. A view that is no ``GridRow`` is as wide as the grid.
public struct Grid<Content: View>: ContainerView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    package let inner: Content

    /// Spacings are in points; nil for the platform's own.
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

/// A row of a grid: each view inside is a cell.
public struct GridRow<Content: View>: ContainerView {
    let alignment: VerticalAlignment?
    package let inner: Content

    /// A row with these cells.
    ///
    /// - Parameters:
    ///   - alignment: How the cells stand in the row; nil for as the grid says.
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
