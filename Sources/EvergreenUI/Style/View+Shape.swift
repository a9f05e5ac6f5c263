import Foundation

extension View {
    /// Rounds the view's corners, and clips what is in it; `radius` is in points.
    public func cornerRadius(_ radius: CGFloat) -> some View {
        modifier(StyleModifier(value: .clip(.roundedRectangle(radius: Double(radius)))))
    }

    /// Clips the view to a shape.
    public func clipShape(_ shape: some Shape) -> some View {
        modifier(StyleModifier(value: .clip(shape._outline.outline)))
    }

    /// Clips the view to its own room.
    public func clipped() -> some View { modifier(StyleModifier(value: .clip(.rectangle))) }

    /// Draws a line within the edges of the view; `width` is in points.
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
        modifier(StyleModifier(value: .border(content._color.paint, width: Double(width))))
    }

    /// Draws a shadow below the view; lengths are in points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modifier(StyleModifier(value: .shadow(color.paint, radius: Double(radius), x: Double(x), y: Double(y))))
    }

    /// Shows the view elsewhere, though it keeps its room; lengths are in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(StyleModifier(value: .offset(x: Double(x), y: Double(y))))
    }

    /// Hides the view, though it keeps its room.
    public func hidden() -> some View { modifier(StyleModifier(value: .hidden)) }

    /// Paints a shape behind the view.
    public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        background(alignment: .center) { shape.fill(style) }
    }

    /// Shows views behind this one, which decides on the room.
    public func background<Background: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> some View {
        LayeredView(content: self, decoration: content(), kind: .underlay(alignment))
    }

    /// Shows a view behind this one, which decides on the room.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, decoration: background, kind: .underlay(alignment))
    }

    /// Shows views in front of this one, which decides on the room.
    public func overlay<Overlay: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Overlay
    ) -> some View {
        LayeredView(content: self, decoration: content(), kind: .overlay(alignment))
    }

    /// Shows a view in front of this one, which decides on the room.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, decoration: overlay, kind: .overlay(alignment))
    }

    /// Paints a colour over the view.
    public func overlay(_ style: some ShapeStyle) -> some View {
        LayeredView(content: self, decoration: style._color, kind: .overlay(.center))
    }
}

/// A view with another one in front of it, or behind it.
private struct LayeredView<Content: View, Decoration: View>: ContainerView {
    let inner: TupleView<Content, Slot<Decoration>>

    init(content: Content, decoration: Decoration, kind: ElementKind) {
        inner = TupleView(content: (content, Slot(kind, decoration)))
    }
}

extension LayeredView {
    func kind(in node: ElementNode<Self>) -> ElementKind { .layers }
}
