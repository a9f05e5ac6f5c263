import Foundation

/// Views beside one another.
public struct HStack<Content: View>: ContainerView {
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

/// Views below one another.
public struct VStack<Content: View>: ContainerView {
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

/// Views on top of one another, the last one in front.
public struct ZStack<Content: View>: ContainerView {
    let alignment: Alignment
    package let inner: Content

    /// A stack of these views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        inner = content()
    }
}

extension HStack {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        HStackLayout(alignment: alignment, spacing: spacing).kind
    }
}

extension VStack {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        VStackLayout(alignment: alignment, spacing: spacing).kind
    }
}

extension ZStack {
    package func kind(in node: ElementNode<Self>) -> ElementKind { ZStackLayout(alignment: alignment).kind }
}
