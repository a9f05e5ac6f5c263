import Foundation

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: InsettableShape {
    /// The curve of the ends. It makes no difference on a page.
    public var style: RoundedCornerStyle

    /// A capsule. The style makes no difference on a page.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// The shape, with its outline moved inside by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
    public nonisolated var _form: _ShapeForm { _ShapeForm(form: .outline(.capsule)) }
}

/// A circle, centered and as large as the available space permits.
public nonisolated struct Circle: InsettableShape {
    /// A circle.
    public nonisolated init() {}

    /// The outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        let length = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length)
        )
    }

    /// The shape, with its outline moved inside by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
    public nonisolated var _form: _ShapeForm { _ShapeForm(form: .outline(.circle)) }
}

/// An ellipse that fills the available space.
public nonisolated struct Ellipse: InsettableShape {
    /// An ellipse.
    public nonisolated init() {}

    /// The outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// The shape, with its outline moved inside by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
    public nonisolated var _form: _ShapeForm { _ShapeForm(form: .outline(.ellipse)) }
}
