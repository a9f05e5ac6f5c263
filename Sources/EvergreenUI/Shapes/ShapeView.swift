import Foundation

/// A painted shape, which can be painted with further layers on top.
///
/// ```swift
/// Circle().fill(.blue).stroke(.white, lineWidth: 2)
/// ```
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape.
    nonisolated var shape: Content { get }

    /// The paint layers.
    nonisolated var _layers: _ShapeLayers { get }
}

/// The paint layers of a shape.
public struct _ShapeLayers: Sendable {
    let layers: [ShapeLayer]
}

/// A filled shape.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public nonisolated let shape: Content
    /// The color or gradient.
    public nonisolated let style: Style
    /// The fill rule.
    public nonisolated let fillStyle: FillStyle
    public nonisolated let _layers: _ShapeLayers

    nonisolated init(_ shape: Content, _ style: Style, _ fillStyle: FillStyle, below: [ShapeLayer] = []) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        _layers = _ShapeLayers(layers: below + [.fill(style.foreground, fillStyle)])
    }

    public var body: _ShapeDrawing<Content> { _ShapeDrawing(shape: shape, _layers.layers) }
}

/// A stroked shape. The line is centered on the outline.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public nonisolated let shape: Content
    /// The color or gradient.
    public nonisolated let style: Style
    /// The style of the line.
    public nonisolated let strokeStyle: StrokeStyle
    /// Whether the line is antialiased.
    public nonisolated let isAntialiased: Bool
    public nonisolated let _layers: _ShapeLayers

    nonisolated init(
        _ shape: Content,
        _ style: Style,
        _ strokeStyle: StrokeStyle,
        _ isAntialiased: Bool,
        below: [ShapeLayer] = []
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        _layers = _ShapeLayers(layers: below + [.stroke(style.foreground, strokeStyle, isAntialiased)])
    }

    public var body: _ShapeDrawing<Content> { _ShapeDrawing(shape: shape, _layers.layers) }
}

/// A shape with a border within its bounds.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public nonisolated let shape: Content
    /// The color or gradient.
    public nonisolated let style: Style
    /// The style of the line.
    public nonisolated let strokeStyle: StrokeStyle
    /// Whether the line is antialiased.
    public nonisolated let isAntialiased: Bool
    public nonisolated let _layers: _ShapeLayers

    nonisolated init(
        _ shape: Content,
        _ style: Style,
        _ strokeStyle: StrokeStyle,
        _ isAntialiased: Bool,
        below: [ShapeLayer] = []
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        _layers = _ShapeLayers(layers: below + [.border(style.foreground, strokeStyle, isAntialiased, of: shape)])
    }

    public var body: _ShapeDrawing<Content> { _ShapeDrawing(shape: shape, _layers.layers) }
}

// MARK: - Shapes

extension Shape {
    /// Fills the shape with a color or gradient. The points of a gradient are relative to the shape's rectangle or, for a ``Path``, to its
    /// `boundingRect`.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S,
        style: FillStyle = FillStyle()
    ) -> FillShapeView<Self, S, EmptyView> {
        FillShapeView(self, content, style)
    }

    /// Fills the shape with the foreground color.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
        _ShapeDrawing(shape: self, [.fill(nil, style)])
    }

    /// Strokes the outline of the shape. The line is centered on the outline: half of it is outside of the shape.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(self, content, style, antialiased)
    }

    /// Strokes the outline of the shape. The line is centered on the outline. `lineWidth` is in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(self, content, StrokeStyle(lineWidth: lineWidth), antialiased)
    }

    /// Strokes the outline of the shape with the foreground color. The result is a view, not a shape that can be filled, because the page
    /// draws lines natively.
    public nonisolated func stroke(style: StrokeStyle) -> some View {
        _ShapeDrawing(shape: self, [.stroke(nil, style, true)])
    }

    /// Strokes the outline of the shape with the foreground color. `lineWidth` is in points.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Strokes the border of the shape within its bounds.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(self, content, style, antialiased)
    }

    /// Strokes the border of the shape within its bounds. `lineWidth` is in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(self, content, StrokeStyle(lineWidth: lineWidth), antialiased)
    }

    /// Strokes the border of the shape within its bounds, with the foreground color.
    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        _ShapeDrawing(shape: self, [.border(nil, style, antialiased, of: self)])
    }

    /// Strokes the border of the shape within its bounds, with the foreground color. `lineWidth` is in points.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

// MARK: - Painted shapes

extension ShapeView {
    /// Fills the shape on top of the existing layers.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S,
        style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape, content, style, below: _layers.layers)
    }

    /// Strokes the outline of the shape on top of the existing layers.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(shape, content, style, antialiased, below: _layers.layers)
    }

    /// Strokes the outline of the shape on top of the existing layers. `lineWidth` is in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the border of the shape within its bounds, on top of the existing layers.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(shape, content, style, antialiased, below: _layers.layers)
    }

    /// Strokes the border of the shape within its bounds, on top of the existing layers. `lineWidth` is in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
