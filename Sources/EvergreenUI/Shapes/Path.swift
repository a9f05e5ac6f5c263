import EvergreenDocument
import Foundation

/// Lines and curves: an outline to fill, to draw or to clip to.
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
/// Points count from the upper left corner of the view, in points, and y grows downwards. As a view, a path takes the space
/// that it is offered, and is drawn where its points are, even outside of that. A step with a number that is infinite or none is left
/// out, and so is a line or a curve that begins nowhere.
public struct Path: Equatable, Sendable {
    /// A step of a path.
    public enum Element: Equatable, Sendable {
        /// Begins a subpath at a point.
        case move(to: CGPoint)
        /// A line to a point.
        case line(to: CGPoint)
        /// A curve to a point, with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve to a point, with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to where the subpath began, which ends it.
        case closeSubpath
    }

    package private(set) var outline = Outline()
    /// Where the next step begins; nil if the path is empty.
    public private(set) var currentPoint: CGPoint?
    /// Where the subpath began.
    private var start: CGPoint?

    /// An empty path.
    public init() {}

    /// A path that a closure makes.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { outline.steps.isEmpty }

    /// Calls `body` with each step, in order.
    public func forEach(_ body: (Element) -> Void) {
        for step in outline.steps { body(Element(step)) }
    }

    // MARK: Steps

    /// Begins a subpath at a point.
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

    /// Adds a curve from the current point, with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard currentPoint != nil, end.isFinite, control.isFinite else { return }
        outline.append(.quadCurve(GraphicPoint(end), control: GraphicPoint(control)))
        currentPoint = end
    }

    /// Adds a cubic Bézier curve from the current point, with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard currentPoint != nil, end.isFinite, control1.isFinite, control2.isFinite else { return }
        outline.append(.curve(GraphicPoint(end), control1: GraphicPoint(control1), control2: GraphicPoint(control2)))
        currentPoint = end
    }

    /// Ends the subpath with a line to where it began.
    public mutating func closeSubpath() {
        guard let start, outline.steps.last != .close else { return }
        outline.append(.close)
        currentPoint = start
    }

    /// Adds a subpath of lines that join points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds the steps of another path.
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

    /// The path that a transform makes of this one.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }

    /// The path, moved by a distance in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Whether the steps are the same.
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

    /// Whether both are numbers with which one can calculate: those beyond count as infinite.
    var isFinite: Bool { x.magnitude < 1e100 && y.magnitude < 1e100 }
}

extension GraphicPoint {
    init(_ point: CGPoint) {
        self.init(x: Double(point.x), y: Double(point.y))
    }
}
