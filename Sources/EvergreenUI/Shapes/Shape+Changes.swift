import Foundation

/// A shape rotated around an anchor in its rectangle.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// The shape to rotate.
    public var shape: Content
    /// The angle; positive for clockwise.
    public var angle: Angle
    /// The fixed point of the rotation.
    public var anchor: UnitPoint

    /// Creates a rotated shape.
    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        let rotation = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(rotation.about(anchor, in: rect))
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape inset by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape scaled relative to an anchor in its rectangle.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
    /// The shape to scale.
    public var shape: Content
    /// The horizontal and vertical scale factors.
    public var scale: CGSize
    /// The fixed point of the scaling.
    public var anchor: UnitPoint

    /// Creates a scaled shape.
    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(scaling.about(anchor, in: rect))
    }
}

/// A translated shape.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
    /// The shape to translate.
    public var shape: Content
    /// The translation, in points.
    public var offset: CGSize

    /// Creates a shape translated by a distance in points.
    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { moved(shape.path(in: rect)) }
    public nonisolated var _form: _ShapeForm { shape._form.changing(moved) }

    private nonisolated func moved(_ path: Path) -> Path { path.offsetBy(dx: offset.width, dy: offset.height) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape inset by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape with an affine transform.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
    /// The shape to transform.
    public var shape: Content
    /// The transform of its path.
    public var transform: CGAffineTransform

    /// Creates a transformed shape.
    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    public nonisolated var _form: _ShapeForm { shape._form.changing { $0.applying(transform) } }
}

/// A trimmed shape.
nonisolated struct _TrimmedShape<Content: Shape>: Shape {
    let shape: Content
    let start: CGFloat
    let end: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

    nonisolated var _form: _ShapeForm { shape._form.changing { $0.trimmedPath(from: start, to: end) } }
}

/// A shape with a fixed size, in the top-left corner of its rectangle.
nonisolated struct _SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    nonisolated var _form: _ShapeForm {
        _ShapeForm(form: .fixed(shape.path(in: CGRect(origin: .zero, size: size))))
    }
}

extension Shape {
    /// Trims the outline to the part between two fractions of its length, from 0 (start) to 1 (end).
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// Rotates the outline around an anchor. A positive angle is clockwise.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Scales the outline relative to an anchor. The line width is unchanged.
    public nonisolated func scale(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Scales the outline relative to an anchor. The line width is unchanged.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Translates the outline by a distance in points.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Translates the outline by a distance in points.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Translates the outline by a distance in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Transforms the outline, in points from the top-left corner.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Gives the shape a fixed size in points, in the top-left corner of the available space.
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Gives the shape a fixed size in points, in the top-left corner of the available space.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

extension CGAffineTransform {
    /// Returns the transform with an anchor in a rectangle as its fixed point.
    fileprivate func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
        let point = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        return CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
