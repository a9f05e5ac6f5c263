/// A gradient with a geometry. As a view, it fills the available space.
public protocol _GradientView: ShapeStyle, View, Hashable where Body == _GradientBody {
    nonisolated var _paint: _Gradient { get }
}

extension _GradientView {
    nonisolated public var _color: Color { _paint.paint.firstColor }
    nonisolated public var _gradient: _Gradient? { _paint }

    public var body: _GradientBody { _GradientBody(paint: foreground) }

    /// Extends the gradient to the edges of the window or of the containing sheet, behind all other content. The `edges` parameter has no
    /// effect.
    @MainActor
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        FilledSpace(paint: foreground, extendsToEdges: true)
    }

    /// Extends the gradient to the edges of the window or of the containing sheet.
    @MainActor
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

/// The body of a gradient view.
public struct _GradientBody: View {
    let paint: ForegroundStyle

    public var body: some View { FilledSpace(paint: paint) }
}
