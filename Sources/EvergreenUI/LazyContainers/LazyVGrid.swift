import Foundation

/// Views in rows of columns, each in the next cell. Of a `ForEach` with many elements, those are made that come into sight.
public struct LazyVGrid<Content: View>: LazyContainer {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    package let inner: Content

    /// `spacing`, between the rows, is in points; nil for the platform's own. `pinnedViews` are the parts of sections that
    /// stay in sight while their section is scrolled.
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
