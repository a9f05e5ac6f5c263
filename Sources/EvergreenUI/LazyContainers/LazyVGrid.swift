import Foundation

/// A vertically growing grid with a fixed set of columns. The elements of a long `ForEach` are created when they become visible.
public struct LazyVGrid<Content: View>: LazyContainer {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    package let inner: Content

    /// Creates a grid that grows vertically. `spacing`, between the rows, is in points, or nil for the platform's default. `pinnedViews`
    /// are the section headers and footers that stay visible while their section scrolls.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        inner = content()
    }
}

extension LazyVGrid {
    package func style(in node: ElementNode<Self>) -> [StyleValue] { GridItem.style(of: columns) }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        .columns(
            columns.map(\.track),
            alignment: alignment,
            spacing: spacing.map(Double.init),
            columnSpacing: columns.lazy.compactMap(\.spacing).first.map(Double.init)
        )
    }
}
