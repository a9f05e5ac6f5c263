import Foundation

/// Views below one another. Of a `ForEach` with many elements, those are made that come into sight.
public struct LazyVStack<Content: View>: ContainerView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let inner: Content

    /// `spacing` is in points; nil for the platform's own.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
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

    package func contentInputs(in node: ElementNode<Self>) -> _NodeInputs { node.lazyInputs }
}

/// Views beside one another. Of a `ForEach` with many elements, those are made that come into sight.
public struct LazyHStack<Content: View>: ContainerView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    package let inner: Content

    /// `spacing` is in points; nil for the platform's own.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
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

    package func contentInputs(in node: ElementNode<Self>) -> _NodeInputs { node.lazyInputs }
}
