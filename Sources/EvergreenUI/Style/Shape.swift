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
    /// Fills the shape with a color or a gradient.
    @MainActor
    public func fill(_ style: some ShapeStyle) -> some View {
        PaintedShape(outline: _outline.outline, fill: style.foreground, stroke: nil, lineWidth: 0)
    }

    /// Fills the shape with the foreground color.
    @MainActor
    public func fill() -> some View { self }

    /// Draws the outline of the shape, inside of its bounds. `lineWidth` is in points.
    @MainActor
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
        PaintedShape(outline: _outline.outline, fill: nil, stroke: content.foreground, lineWidth: Double(lineWidth))
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
        var traits = ShapeTraits(outline: _outline.outline)
        traits.fill(node.environment.foregroundStyle ?? .color(.primary))
        return .shape(traits)
    }
}

extension ShapeTraits {
    fileprivate mutating func fill(_ style: ForegroundStyle) {
        switch style {
        case .color(let color): fill = color.paint
        case .gradient(let gradient): fillGradient = gradient
        }
    }

    fileprivate mutating func stroke(_ style: ForegroundStyle) {
        switch style {
        case .color(let color): stroke = color.paint
        case .gradient(let gradient): strokeGradient = gradient
        }
    }
}

/// A shape with its own style.
private struct PaintedShape: ElementView {
    let outline: ShapeOutline
    let fill: ForegroundStyle?
    let stroke: ForegroundStyle?
    let lineWidth: Double
}

extension PaintedShape {
    func kind(in node: ElementNode<Self>) -> ElementKind {
        var traits = ShapeTraits(outline: outline, lineWidth: lineWidth)
        if let fill {
            traits.fill(fill)
        } else {
            traits.stroke(stroke ?? node.environment.foregroundStyle ?? .color(.primary))
        }
        return .shape(traits)
    }
}
