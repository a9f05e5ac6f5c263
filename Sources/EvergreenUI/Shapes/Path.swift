import EvergreenDocument
import Foundation

/// The outline of a 2D shape, made of lines and curves.
///
/// ```swift
/// Path { path in
///     path.move(to: CGPoint(x: 10, y: 40))
///     path.addLine(to: CGPoint(x: 30, y: 0))
///     path.addLine(to: CGPoint(x: 50, y: 40))
///     path.closeSubpath()
/// }
/// .fill(.green)
/// ```
///
/// Coordinates are in points from the view's top-left corner, with the y axis pointing down. As a view, a path takes the proposed size and
/// is drawn at its coordinates, even beyond the view's bounds. Elements with infinite or NaN coordinates are ignored, and so are lines and
/// curves without a current point.
public struct Path: Equatable, Sendable {
    /// An element of a path.
    public enum Element: Equatable, Sendable {
        /// Starts a subpath at a point.
        case move(to: CGPoint)
        /// A line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the start of the subpath, which closes it.
        case closeSubpath
    }

    package private(set) var outline = Outline()
    /// The end of the last element; nil for an empty path.
    public private(set) var currentPoint: CGPoint?
    /// The start of the current subpath.
    private var start: CGPoint?

    /// Creates an empty path.
    public init() {}

    /// Creates a path with a closure.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { outline.steps.isEmpty }

    /// Calls `body` with each element, in order.
    public func forEach(_ body: (Element) -> Void) {
        for step in outline.steps { body(Element(step)) }
    }

    // MARK: Elements

    /// Starts a subpath at a point.
    public mutating func move(to end: CGPoint) {
        guard end.isFinite else { return }
        outline.append(.move(GraphicPoint(end)))
        currentPoint = end
        start = end
    }

    /// Adds a line from the current point.
    public mutating func addLine(to end: CGPoint) {
        guard currentPoint != nil, end.isFinite else { return }
        outline.append(.line(GraphicPoint(end)))
        currentPoint = end
    }

    /// Adds a quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard currentPoint != nil, end.isFinite, control.isFinite else { return }
        outline.append(.quadCurve(GraphicPoint(end), control: GraphicPoint(control)))
        currentPoint = end
    }

    /// Adds a cubic Bézier curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard currentPoint != nil, end.isFinite, control1.isFinite, control2.isFinite else { return }
        outline.append(.curve(GraphicPoint(end), control1: GraphicPoint(control1), control2: GraphicPoint(control2)))
        currentPoint = end
    }

    /// Closes the subpath with a line to its start.
    public mutating func closeSubpath() {
        guard let start, outline.steps.last != .close else { return }
        outline.append(.close)
        currentPoint = start
    }

    /// Adds a subpath of connected lines.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds the elements of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        path.forEach { append($0, transform) }
    }

    mutating func append(_ element: Element, _ transform: CGAffineTransform = .identity) {
        switch element {
        case .move(let point): move(to: point.applying(transform))
        case .line(let point): addLine(to: point.applying(transform))
        case .quadCurve(let point, let control):
            addQuadCurve(to: point.applying(transform), control: control.applying(transform))
        case .curve(let point, let control1, let control2):
            addCurve(
                to: point.applying(transform),
                control1: control1.applying(transform),
                control2: control2.applying(transform)
            )
        case .closeSubpath: closeSubpath()
        }
    }

    // MARK: Transforms

    /// Returns the transformed path.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }

    /// Returns the path translated by a distance in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Returns whether the elements are equal.
    public static func == (lhs: Path, rhs: Path) -> Bool { lhs.outline == rhs.outline }
}

extension Path.Element {
    init(_ step: Outline.Step) {
        self =
            switch step {
            case .move(let point): .move(to: CGPoint(point))
            case .line(let point): .line(to: CGPoint(point))
            case .quadCurve(let point, let control): .quadCurve(to: CGPoint(point), control: CGPoint(control))
            case .curve(let point, let control1, let control2):
                .curve(to: CGPoint(point), control1: CGPoint(control1), control2: CGPoint(control2))
            case .close: .closeSubpath
            }
    }
}

extension CGPoint {
    init(_ point: GraphicPoint) {
        self.init(x: point.x, y: point.y)
    }

    /// Whether both coordinates are finite and small enough for calculations.
    var isFinite: Bool { x.magnitude < 1e100 && y.magnitude < 1e100 }
}

extension GraphicPoint {
    init(_ point: CGPoint) {
        self.init(x: Double(point.x), y: Double(point.y))
    }
}
