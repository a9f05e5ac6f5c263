import Foundation

/// A horizontally growing grid with a fixed set of rows. The elements of a long `ForEach` are created when they become visible.
public struct LazyHGrid<Content: View>: LazyContainer {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    package let inner: Content

    /// Creates a grid that grows horizontally: place it in a horizontal `ScrollView`.
    ///
    /// `spacing`, between the columns, is in points, or nil for the platform's default. A page has one spacing for all rows of a grid: that
    /// of the first item that has any. `pinnedViews` are the section headers and footers that stay visible while their section scrolls.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        inner = content()
    }
}

extension LazyHGrid {
    package func style(in node: ElementNode<Self>) -> [StyleValue] { GridItem.style(of: rows) }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        .rows(
            rows.map(\.track),
            alignment: alignment,
            spacing: spacing.map(Double.init),
            rowSpacing: rows.lazy.compactMap(\.spacing).first.map(Double.init)
        )
    }
}
