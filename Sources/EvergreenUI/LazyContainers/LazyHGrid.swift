import Foundation

/// Views in columns of rows, each in the next cell. Of a `ForEach` with many elements, those are made that come into sight.
public struct LazyHGrid<Content: View>: LazyContainer {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    package let inner: Content

    /// Creates a grid that grows sideways: put it into a horizontal `ScrollView`.
    ///
    /// `spacing`, between the columns, is in points; nil for the platform's own. A page has one spacing for all rows of a grid:
    /// that of the first item that has any. `pinnedViews` are the parts of sections that stay in sight while their section is
    /// scrolled.
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
