import Foundation

/// A shape that is painted, and can be painted further: what comes later lies on top.
///
/// ```swift
/// Circle().fill(.blue).stroke(.white, lineWidth: 2)
/// ```
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape.
    nonisolated var shape: Content { get }

    /// How it is painted.
    nonisolated var _layers: _ShapeLayers { get }
}

/// How a shape is painted.
public struct _ShapeLayers: Sendable {
    let layers: [ShapeLayer]
}

/// A shape that is filled.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public nonisolated let shape: Content
    /// The color or the gradient.
    public nonisolated let style: Style
    /// How the inside is filled.
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

/// A shape whose outline is drawn. The middle of the line is on the outline.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public nonisolated let shape: Content
    /// The color or the gradient.
    public nonisolated let style: Style
    /// How the line is drawn.
    public nonisolated let strokeStyle: StrokeStyle
    /// Whether the edges of the line are smooth.
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

/// A shape whose border is drawn inside of its bounds.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public nonisolated let shape: Content
    /// The color or the gradient.
    public nonisolated let style: Style
    /// How the line is drawn.
    public nonisolated let strokeStyle: StrokeStyle
    /// Whether the edges of the line are smooth.
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
    /// Fills the shape with a color or a gradient. The points of a gradient are in parts of the shape's rectangle; for a ``Path``, in parts
    /// of its `boundingRect`.
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

    /// Draws the outline of the shape. The middle of the line is on the outline: half of it is outside of the shape.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(self, content, style, antialiased)
    }

    /// Draws the outline of the shape. The middle of the line is on the outline. `lineWidth` is in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(self, content, StrokeStyle(lineWidth: lineWidth), antialiased)
    }

    /// Draws the outline of the shape in the foreground color. A view, and no shape that could be filled: a page draws lines itself.
    public nonisolated func stroke(style: StrokeStyle) -> some View {
        _ShapeDrawing(shape: self, [.stroke(nil, style, true)])
    }

    /// Draws the outline of the shape in the foreground color. `lineWidth` is in points.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Draws the border of the shape, inside of its bounds.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(self, content, style, antialiased)
    }

    /// Draws the border of the shape, inside of its bounds. `lineWidth` is in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(self, content, StrokeStyle(lineWidth: lineWidth), antialiased)
    }

    /// Draws the border of the shape in the foreground color, inside of its bounds.
    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        _ShapeDrawing(shape: self, [.border(nil, style, antialiased, of: self)])
    }

    /// Draws the border of the shape in the foreground color, inside of its bounds. `lineWidth` is in points.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

// MARK: - Painted shapes

extension ShapeView {
    /// Fills the shape, on top of what is painted.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S,
        style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape, content, style, below: _layers.layers)
    }

    /// Draws the outline of the shape, on top of what is painted.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(shape, content, style, antialiased, below: _layers.layers)
    }

    /// Draws the outline of the shape, on top of what is painted. `lineWidth` is in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws the border of the shape inside of its bounds, on top of what is painted.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(shape, content, style, antialiased, below: _layers.layers)
    }

    /// Draws the border of the shape inside of its bounds, on top of what is painted. `lineWidth` is in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
