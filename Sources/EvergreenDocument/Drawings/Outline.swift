/// A path of connected lines and curves.
package struct Outline: Hashable, Sendable {
    package enum Step: Hashable, Sendable {
        /// Starts a subpath at a point.
        case move(GraphicPoint)
        case line(GraphicPoint)
        case quadCurve(GraphicPoint, control: GraphicPoint)
        case curve(GraphicPoint, control1: GraphicPoint, control2: GraphicPoint)
        /// A line to the start of the subpath.
        case close
    }

    /// All points are finite.
    package private(set) var steps: [Step] = []

    package init() {}

    /// Adds a step, unless one of its coordinates is infinite or NaN.
    package mutating func append(_ step: Step) {
        let isFinite =
            switch step {
            case .move(let point), .line(let point): point.isFinite
            case .quadCurve(let point, let control): point.isFinite && control.isFinite
            case .curve(let point, let control1, let control2):
                point.isFinite && control1.isFinite && control2.isFinite
            case .close: true
            }
        if isFinite { steps.append(step) }
    }
}
