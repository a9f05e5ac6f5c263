import Foundation

/// Views beside one another.
public nonisolated struct HStack<Content: View>: ContainerView {
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
public nonisolated struct VStack<Content: View>: ContainerView {
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
public nonisolated struct ZStack<Content: View>: ContainerView {
    let alignment: Alignment
    package let inner: Content

    /// A stack of these views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        inner = content()
    }
}

extension HStack {
    @MainActor package func kind(in node: ElementNode<Self>) -> ElementKind {
        HStackLayout(alignment: alignment, spacing: spacing).kind
    }
}

extension VStack {
    @MainActor package func kind(in node: ElementNode<Self>) -> ElementKind {
        VStackLayout(alignment: alignment, spacing: spacing).kind
    }
}

extension ZStack {
    @MainActor package func kind(in node: ElementNode<Self>) -> ElementKind { ZStackLayout(alignment: alignment).kind }
}
