import Foundation

/// The layout of an ``HStack``, as a value: for ``AnyLayout``, or to call with views.
public struct HStackLayout: Hashable, Sendable {
    /// How the views stand above or below one another.
    public var alignment: VerticalAlignment
    /// Between two views, in points; nil for the platform's own.
    public var spacing: CGFloat?

    /// `spacing` is in points; nil for the platform's own.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// These views beside one another.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LaidOutView(form: .platform(kind), inner: content())
    }

    var kind: ElementKind {
        .stack(StackLayout(axis: .horizontal, verticalAlignment: alignment, spacing: spacing.map(Double.init)))
    }
}

/// The layout of a ``VStack``, as a value: for ``AnyLayout``, or to call with views.
public struct VStackLayout: Hashable, Sendable {
    /// How the views stand beside one another.
    public var alignment: HorizontalAlignment
    /// Between two views, in points; nil for the platform's own.
    public var spacing: CGFloat?

    /// `spacing` is in points; nil for the platform's own.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// These views below one another.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LaidOutView(form: .platform(kind), inner: content())
    }

    var kind: ElementKind {
        .stack(StackLayout(axis: .vertical, horizontalAlignment: alignment, spacing: spacing.map(Double.init)))
    }
}

/// The layout of a ``ZStack``, as a value: for ``AnyLayout``, or to call with views.
public struct ZStackLayout: Hashable, Sendable {
    /// How smaller views stand in the space of the largest one.
    public var alignment: Alignment

    /// A layout with this alignment.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// These views on top of one another, the last one in front.
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
