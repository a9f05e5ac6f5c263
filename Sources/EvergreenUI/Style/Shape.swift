import Foundation

/// A shape to draw or to clip views with. As a view, it fills the available space with the foreground color.
///
/// The built-in shapes are the only ones: a page has no custom paths.
public protocol Shape: View, Sendable {
    /// The outline of the shape.
    nonisolated var _outline: _ShapeOutline { get }
}

/// A shape whose border can be drawn inside of its bounds.
public protocol InsettableShape: Shape {}

/// The outline of a shape.
public struct _ShapeOutline: Sendable {
    let outline: ShapeOutline
}

/// A rectangle.
public struct Rectangle: InsettableShape, ElementView {
    public nonisolated init() {}

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(outline: .rectangle) }
}

/// The curve of rounded corners. On a page, both are circular arcs.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A circular arc, or a curve that continues smoothly into the sides.
    case circular, continuous
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, ElementView {
    let cornerRadius: CGFloat

    /// A rectangle with rounded corners. `cornerRadius` is in points; the style makes no difference on a page.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
    }

    public nonisolated var _outline: _ShapeOutline {
        _ShapeOutline(outline: .roundedRectangle(radius: Double(cornerRadius)))
    }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape, ElementView {
    /// A capsule. The style makes no difference on a page.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {}

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(outline: .capsule) }
}

/// A circle, centered and as large as the available space permits.
public struct Circle: InsettableShape, ElementView {
    public nonisolated init() {}

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(outline: .circle) }
}

/// An ellipse that fills the available space.
public struct Ellipse: InsettableShape, ElementView {
    public nonisolated init() {}

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(outline: .ellipse) }
}

extension Shape {
    /// Fills the shape with a color.
    @MainActor
    public func fill(_ style: some ShapeStyle) -> some View {
        PaintedShape(outline: _outline.outline, fill: style._color.paint, stroke: nil, lineWidth: 0)
    }

    /// Fills the shape with the foreground color.
    @MainActor
    public func fill() -> some View { self }

    /// Draws the outline of the shape, inside of its bounds. `lineWidth` is in points.
    @MainActor
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
        PaintedShape(outline: _outline.outline, fill: nil, stroke: content._color.paint, lineWidth: Double(lineWidth))
    }

    /// Draws the outline of the shape in the foreground color, inside of its bounds. `lineWidth` is in points.
    @MainActor
    public func stroke(lineWidth: CGFloat = 1) -> some View {
        PaintedShape(outline: _outline.outline, fill: nil, stroke: nil, lineWidth: Double(lineWidth))
    }
}

extension InsettableShape {
    /// Draws the outline of the shape, inside of its bounds. `lineWidth` is in points.
    @MainActor
    public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
        stroke(content, lineWidth: lineWidth)
    }
}

extension ElementView where Self: Shape {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        .shape(
            ShapeTraits(
                outline: _outline.outline,
                fill: node.environment.foregroundColor?.paint ?? .semantic(.primary, opacity: 1)
            )
        )
    }
}

/// A shape with its own color.
private struct PaintedShape: ElementView {
    let outline: ShapeOutline
    let fill: Paint?
    let stroke: Paint?
    let lineWidth: Double
}

extension PaintedShape {
    func kind(in node: ElementNode<Self>) -> ElementKind {
        var traits = ShapeTraits(outline: outline, fill: fill, lineWidth: lineWidth)
        if fill == nil {
            traits.stroke =
                stroke ?? node.environment.foregroundColor?.paint ?? .semantic(.primary, opacity: 1)
        }
        return .shape(traits)
    }
}
