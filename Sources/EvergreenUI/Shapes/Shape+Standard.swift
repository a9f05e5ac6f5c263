import Foundation

extension Shape where Self == Rectangle {
    /// A rectangle.
    public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners. `cornerRadius` is in points. The style has no effect on a page.
    public nonisolated static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// A rectangle with a width and a height of its corners, in points. The style has no effect on a page.
    public nonisolated static func rect(
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius for each corner. The style has no effect on a page.
    public nonisolated static func rect(
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with a radius for each corner, in points. The style has no effect on a page.
    public nonisolated static func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius,
            bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius,
            style: style
        )
    }
}

extension Shape where Self == Capsule {
    /// A rectangle with semicircular short sides.
    public nonisolated static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
    /// A circle, centered in the available space and as large as possible.
    public nonisolated static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fills the available space.
    public nonisolated static var ellipse: Ellipse { Ellipse() }
}
