import Foundation

/// A rectangle with semicircular short sides.
public nonisolated struct Capsule: InsettableShape {
    /// The curve of the ends. Has no effect on a page.
    public var style: RoundedCornerStyle

    /// Creates a capsule. The style has no effect on a page.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// Returns the shape inset by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
    public nonisolated var _form: _ShapeForm { _ShapeForm(form: .outline(.capsule)) }
}

/// A circle, centered in the available space and as large as possible.
public nonisolated struct Circle: InsettableShape {
    /// Creates a circle.
    public nonisolated init() {}

    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        let length = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length)
        )
    }

    /// Returns the shape inset by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
    public nonisolated var _form: _ShapeForm { _ShapeForm(form: .outline(.circle)) }
}

/// An ellipse that fills the available space.
public nonisolated struct Ellipse: InsettableShape {
    /// Creates an ellipse.
    public nonisolated init() {}

    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// Returns the shape inset by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
    public nonisolated var _form: _ShapeForm { _ShapeForm(form: .outline(.ellipse)) }
}
