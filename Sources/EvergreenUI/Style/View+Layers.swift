import Foundation

extension View {
    /// Clips the view to a rectangle with rounded corners. `radius` is in points.
    public func cornerRadius(_ radius: CGFloat) -> some View {
        modifier(StyleModifier(value: .clip(.roundedRectangle(radius: Double(radius)))))
    }

    /// Clips the view to its bounds.
    ///
    /// - Parameter antialiased: Whether the edges are smoothed. Browsers always smooth the edges of rotated and scaled views.
    public func clipped(antialiased: Bool = false) -> some View { modifier(StyleModifier(value: .clip(.rectangle))) }

    /// Adds a shadow to the view. Lengths are in points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modifier(StyleModifier(value: .shadow(color.paint, radius: Double(radius), x: Double(x), y: Double(y))))
    }

    /// Offsets the view without affecting the layout. Lengths are in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(StyleModifier(value: .offset(x: Double(x), y: Double(y))))
    }

    /// Hides the view, also from assistive technology. It keeps its space in the layout.
    public func hidden() -> some View { modifier(StyleModifier(value: .hidden)) }

    /// Layers views behind this one, without affecting its layout.
    public func background<Background: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> some View {
        LayeredView(content: self, decoration: content(), kind: .underlay(alignment))
    }

    /// Layers a view behind this one, without affecting its layout.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, decoration: background, kind: .underlay(alignment))
    }

    /// Layers views in front of this one, without affecting its layout.
    public func overlay<Overlay: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Overlay
    ) -> some View {
        LayeredView(content: self, decoration: content(), kind: .overlay(alignment))
    }

    /// Layers a view in front of this one, without affecting its layout.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, decoration: overlay, kind: .overlay(alignment))
    }

    /// Paints a color or a gradient over the view.
    public func overlay(_ style: some ShapeStyle) -> some View {
        LayeredView(content: self, decoration: FilledSpace(paint: style.foreground), kind: .overlay(.center))
    }
}

/// A view with an overlay, an underlay or a mask.
struct LayeredView<Content: View, Decoration: View>: DecoratingView {
    let inner: TupleView<Content, Slot<Decoration>>
    var decorated: Content { inner.content.0 }

    private let container: ElementKind

    /// - Parameters:
    ///   - kind: The kind of the decoration.
    ///   - container: The kind of the view with its decoration.
    init(content: Content, decoration: Decoration, kind: ElementKind, in container: ElementKind = .layers) {
        self.container = container
        inner = TupleView(content: (content, Slot(kind, decoration)))
    }
}

extension LayeredView {
    func kind(in node: ElementNode<Self>) -> ElementKind { container }
}
