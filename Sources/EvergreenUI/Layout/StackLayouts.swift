import Foundation

/// The layout of an ``HStack`` as a value, for ``AnyLayout`` or for calling with views.
public struct HStackLayout: Hashable, Sendable {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The spacing between views, in points, or nil for the platform's default.
    public var spacing: CGFloat?

    /// Creates a layout. `spacing` is in points, or nil for the platform's default.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Lays out views horizontally.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LaidOutView(form: .platform(kind), inner: content())
    }

    var kind: ElementKind {
        .stack(StackLayout(axis: .horizontal, verticalAlignment: alignment, spacing: spacing.map(Double.init)))
    }
}

/// The layout of a ``VStack`` as a value, for ``AnyLayout`` or for calling with views.
public struct VStackLayout: Hashable, Sendable {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The spacing between views, in points, or nil for the platform's default.
    public var spacing: CGFloat?

    /// Creates a layout. `spacing` is in points, or nil for the platform's default.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Lays out views vertically.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LaidOutView(form: .platform(kind), inner: content())
    }

    var kind: ElementKind {
        .stack(StackLayout(axis: .vertical, horizontalAlignment: alignment, spacing: spacing.map(Double.init)))
    }
}

/// The layout of a ``ZStack`` as a value, for ``AnyLayout`` or for calling with views.
public struct ZStackLayout: Hashable, Sendable {
    /// The alignment of smaller views in the space of the largest one.
    public var alignment: Alignment

    /// Creates a layout with an alignment.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// Lays out views on top of each other, the last one in front.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LaidOutView(form: .platform(kind), inner: content())
    }

    var kind: ElementKind {
        .stack(
            StackLayout(
                axis: .depth,
                horizontalAlignment: alignment.horizontal,
                verticalAlignment: alignment.vertical
            )
        )
    }
}
