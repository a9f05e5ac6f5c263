import Foundation

/// A vertical stack whose long `ForEach` collections create elements when they become visible.
public struct LazyVStack<Content: View>: LazyContainer {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    package let inner: Content

    /// Creates a lazy vertical stack. `spacing` is in points, or nil for the platform's default. `pinnedViews` are the section headers and
    /// footers that stay visible while their section scrolls.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        inner = content()
    }
}

extension LazyVStack {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        .stack(
            StackLayout(
                axis: .vertical,
                horizontalAlignment: alignment,
                spacing: spacing.map(Double.init),
                fillsCrossAxis: true
            )
        )
    }
}

/// A horizontal stack whose long `ForEach` collections create elements when they become visible.
public struct LazyHStack<Content: View>: LazyContainer {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    package let inner: Content

    /// Creates a lazy horizontal stack. `spacing` is in points, or nil for the platform's default. `pinnedViews` are the section headers
    /// and footers that stay visible while their section scrolls.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        inner = content()
    }
}

extension LazyHStack {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        .stack(
            StackLayout(
                axis: .horizontal,
                verticalAlignment: alignment,
                spacing: spacing.map(Double.init),
                fillsCrossAxis: true
            )
        )
    }
}
