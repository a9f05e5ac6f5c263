import Foundation

/// A shape to draw, and to clip views to. As a view, it fills the room that there is with the foreground colour.
///
/// The shapes are those below: a page has no paths of an app's own.
public protocol Shape: View, Sendable {
    /// What the shape is drawn as.
    nonisolated var _outline: _ShapeOutline { get }
}

/// A shape that can be drawn smaller, so that its line stays within its room.
public protocol InsettableShape: Shape {}

/// What a shape is drawn as.
public struct _ShapeOutline: Sendable {
    let outline: ShapeOutline
}

/// A rectangle.
public struct Rectangle: InsettableShape, ElementView {
    public nonisolated init() {}

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(outline: .rectangle) }
}

/// How a corner is rounded. On a page, both are arcs.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, ElementView {
    let cornerRadius: CGFloat

    /// `cornerRadius` is in points.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
    }

    public nonisolated var _outline: _ShapeOutline {
        _ShapeOutline(outline: .roundedRectangle(radius: Double(cornerRadius)))
    }
}

/// A rectangle with half circles at its short sides.
public struct Capsule: InsettableShape, ElementView {
    public nonisolated init(style: RoundedCornerStyle = .continuous) {}

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(outline: .capsule) }
}

/// The largest circle that there is room for.
public struct Circle: InsettableShape, ElementView {
    public nonisolated init() {}

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(outline: .circle) }
}

/// An ellipse.
public struct Ellipse: InsettableShape, ElementView {
    public nonisolated init() {}

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(outline: .ellipse) }
}

extension Shape {
    /// Fills the shape.
    @MainActor
    public func fill(_ style: some ShapeStyle) -> some View {
        PaintedShape(outline: _outline.outline, fill: style._color.paint, stroke: nil, lineWidth: 0)
    }

    /// Fills the shape with the foreground colour.
    @MainActor
    public func fill() -> some View { self }

    /// Draws the outline of the shape, within its room; `lineWidth` is in points.
    @MainActor
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
        PaintedShape(outline: _outline.outline, fill: nil, stroke: content._color.paint, lineWidth: Double(lineWidth))
    }

    /// Draws the outline of the shape in the foreground colour, within its room; `lineWidth` is in points.
    @MainActor
    public func stroke(lineWidth: CGFloat = 1) -> some View {
        PaintedShape(outline: _outline.outline, fill: nil, stroke: nil, lineWidth: Double(lineWidth))
    }
}

extension InsettableShape {
    /// Draws the outline of the shape, within its room; `lineWidth` is in points.
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

/// A shape with a colour of its own.
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
