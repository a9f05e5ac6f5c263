import Foundation

/// Views below one another. Of a `ForEach` with many elements, those are made that come into sight.
public struct LazyVStack<Content: View>: LazyContainer {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    package let inner: Content

    /// `spacing` is in points; nil for the platform's own. `pinnedViews` are the parts of sections that stay in sight while their
    /// section is scrolled.
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

/// Views beside one another. Of a `ForEach` with many elements, those are made that come into sight.
public struct LazyHStack<Content: View>: LazyContainer {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    package let inner: Content

    /// `spacing` is in points; nil for the platform's own. `pinnedViews` are the parts of sections that stay in sight while their
    /// section is scrolled.
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
