import Foundation

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of each corner.
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

    /// Creates radii for each corner.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension Path {
    /// Creates a path with a rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// Creates a path with an ellipse inscribed in a rectangle.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Creates a path with a rounded rectangle. The style has no effect on a page.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a path with a rounded rectangle, with a width and a height of its corners. The style has no effect on a page.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a path with a rounded rectangle, with a radius for each corner. Leading corners are on the left. The style has no effect on
    /// a page.
    public init(
        roundedRect rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds a rectangle, starting at its top-left corner and going right.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isDrawable else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
        closeSubpath()
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse inscribed in a rectangle, starting at the center of its right side and going down.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isDrawable else { return }
        let circle = CGAffineTransform(
            a: rect.width / 2,
            b: 0,
            c: 0,
            d: rect.height / 2,
            tx: rect.midX,
            ty: rect.midY
        )
        .concatenating(transform)
        move(to: CGPoint(x: 1, y: 0).applying(circle))
        addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360), transform: circle)
        closeSubpath()
    }

    /// Adds a rounded rectangle, with a width and a height of its corners. The style has no effect on a page.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let sizes = [CGSize](repeating: cornerSize, count: 4)
        addRoundedRect(in: rect, corners: sizes, transform)
    }

    /// Adds a rounded rectangle, with a radius for each corner. Leading corners are on the left. The style has no effect on a page.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = [
            cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading, cornerRadii.topTrailing,
        ]
        addRoundedRect(in: rect, corners: radii.map { CGSize(width: $0, height: $0) }, transform)
    }

    /// `corners` are in path order, starting at the center of the right side: bottom right, bottom left, top left and top right.
    private mutating func addRoundedRect(in rect: CGRect, corners: [CGSize], _ transform: CGAffineTransform) {
        guard rect.isDrawable else { return }
        let sizes = corners.map { size in
            CGSize(
                width: min(max(size.width.isFinite ? size.width : 0, 0), rect.width / 2),
                height: min(max(size.height.isFinite ? size.height : 0, 0), rect.height / 2)
            )
        }
        guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            return addRect(rect, transform: transform)
        }
        move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
        for (index, size) in sizes.enumerated() {
            let isRight = index == 0 || index == 3
            let isLower = index < 2
            let corner = CGPoint(x: isRight ? rect.maxX : rect.minX, y: isLower ? rect.maxY : rect.minY)
            let quarter = CGAffineTransform(
                a: size.width,
                b: 0,
                c: 0,
                d: size.height,
                tx: corner.x + (isRight ? -size.width : size.width),
                ty: corner.y + (isLower ? -size.height : size.height)
            )
            guard size.width > 0, size.height > 0 else {
                addLine(to: corner.applying(transform))
                continue
            }
            addRelativeArc(
                center: .zero,
                radius: 1,
                startAngle: .degrees(90 * Double(index)),
                delta: .degrees(90),
                transform: quarter.concatenating(transform)
            )
        }
        closeSubpath()
    }
}

extension CGRect {
    /// Whether the rectangle is neither null nor infinite and has no NaN components.
    var isDrawable: Bool {
        !isNull && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}
