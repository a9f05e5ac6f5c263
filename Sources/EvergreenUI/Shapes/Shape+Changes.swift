import Foundation

/// A shape that is rotated about a point of its rectangle.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is rotated.
    public var shape: Content
    /// The angle. A positive one is clockwise.
    public var angle: Angle
    /// The point of the rectangle that stays where it is.
    public var anchor: UnitPoint

    /// A shape, rotated about a point of its rectangle.
    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// The outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        let rotation = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(rotation.about(anchor, in: rect))
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The shape, with its outline moved inside by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape that is scaled about a point of its rectangle.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
    /// The shape that is scaled.
    public var shape: Content
    /// What the width and the height are multiplied by.
    public var scale: CGSize
    /// The point of the rectangle that stays where it is.
    public var anchor: UnitPoint

    /// A shape, scaled about a point of its rectangle.
    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// The outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(scaling.about(anchor, in: rect))
    }
}

/// A shape that is moved.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
    /// The shape that is moved.
    public var shape: Content
    /// The distance, in points.
    public var offset: CGSize

    /// A shape, moved by a distance in points.
    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// The outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { moved(shape.path(in: rect)) }
    public nonisolated var _form: _ShapeForm { shape._form.changing(moved) }

    private nonisolated func moved(_ path: Path) -> Path { path.offsetBy(dx: offset.width, dy: offset.height) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// The shape, with its outline moved inside by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape whose path is transformed.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is transformed.
    public var shape: Content
    /// What is done to its path.
    public var transform: CGAffineTransform

    /// A shape whose path is transformed.
    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// The outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    public nonisolated var _form: _ShapeForm { shape._form.changing { $0.applying(transform) } }
}

/// A part of the outline of a shape.
nonisolated struct _TrimmedShape<Content: Shape>: Shape {
    let shape: Content
    let start: CGFloat
    let end: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

    nonisolated var _form: _ShapeForm { shape._form.changing { $0.trimmedPath(from: start, to: end) } }
}

/// A shape of a size of its own, in the upper left corner.
nonisolated struct _SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    nonisolated var _form: _ShapeForm {
        _ShapeForm(form: .fixed(shape.path(in: CGRect(origin: .zero, size: size))))
    }
}

extension Shape {
    /// The part of the outline between two places along it, from 0 (where it begins) to 1 (where it ends).
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// Rotates the outline about a point of the rectangle. A positive angle is clockwise.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Scales the outline about a point of the rectangle. The width of lines stays.
    public nonisolated func scale(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Scales the outline about a point of the rectangle. The width of lines stays.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Moves the outline by a distance in points.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Moves the outline by a distance in points.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Moves the outline by a distance in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Transforms the outline, in points from the upper left corner.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Gives the shape a size in points, whatever space there is. It is in the upper left corner of that.
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Gives the shape a size in points, whatever space there is. It is in the upper left corner of that.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

extension CGAffineTransform {
    /// Does the same about a point of a rectangle, which stays where it is.
    fileprivate func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
        let point = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        return CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
