import Foundation

/// A container that arranges its views horizontally.
public struct HStack<Content: View>: ContainerView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    package let inner: Content

    /// Creates a horizontal stack. `spacing` is in points, or nil for the platform's default.
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

/// A container that arranges its views vertically.
public struct VStack<Content: View>: ContainerView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let inner: Content

    /// Creates a vertical stack. `spacing` is in points, or nil for the platform's default.
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

/// A container that overlays its views, the last one in front.
public struct ZStack<Content: View>: ContainerView {
    let alignment: Alignment
    package let inner: Content

    /// Creates a depth stack.
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
