import Foundation

/// A rectangle that fills the available space.
public nonisolated struct Rectangle: InsettableShape {
    /// Creates a rectangle.
    public nonisolated init() {}

    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    /// Returns the shape inset by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
    public nonisolated var _form: _ShapeForm { _ShapeForm(form: .outline(.rectangle)) }
}

/// The curve of rounded corners. On a page, both are circular arcs.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A circular arc, and a curve that continues smoothly into the sides.
    case circular, continuous
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
    /// The width and the height of the corners, in points.
    public var cornerSize: CGSize
    /// The curve of the corners. Has no effect on a page.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with rounded corners. `cornerRadius` is in points. The style has no effect on a page.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with a width and a height of its corners, in points. The style has no effect on a page.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// Returns the shape inset by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        let smaller = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
        return _Inset(shape: RoundedRectangle(cornerSize: smaller, style: style), amount: amount)
    }

    public nonisolated var _form: _ShapeForm {
        guard cornerSize.width == cornerSize.height else { return _ShapeForm(form: .sized) }
        return _ShapeForm(form: .outline(.roundedRectangle(radius: Double(cornerSize.width))))
    }
}

/// A rectangle with a radius for each corner.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners, in points. Leading corners are on the left.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners. Has no effect on a page.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with a radius for each corner. The style has no effect on a page.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with a radius for each corner, in points. The style has no effect on a page.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        let radii = RectangleCornerRadii(
            topLeading: topLeadingRadius,
            bottomLeading: bottomLeadingRadius,
            bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius
        )
        self.init(cornerRadii: radii, style: style)
    }

    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Returns the shape inset by a distance in points.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        var smaller = self
        for corner in [
            \RectangleCornerRadii.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing,
        ] {
            smaller.cornerRadii[keyPath: corner] = max(cornerRadii[keyPath: corner] - amount, 0)
        }
        return _Inset(shape: smaller, amount: amount)
    }
}
