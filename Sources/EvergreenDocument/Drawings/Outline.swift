/// Lines and curves, of which each begins where the one before ends.
package struct Outline: Hashable, Sendable {
    package enum Step: Hashable, Sendable {
        /// Begins a part at a point.
        case move(GraphicPoint)
        case line(GraphicPoint)
        case quadCurve(GraphicPoint, control: GraphicPoint)
        case curve(GraphicPoint, control1: GraphicPoint, control2: GraphicPoint)
        /// A line to where the part began.
        case close
    }

    /// All points are finite.
    package private(set) var steps: [Step] = []

    package init() {}

    /// Adds a step, unless a number of it is infinite or none.
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
