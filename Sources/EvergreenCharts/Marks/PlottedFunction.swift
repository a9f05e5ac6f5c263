import EvergreenUI
import Foundation

/// A function that a chart shows as a line or an area.
struct PlottedFunction {
    /// From a value of the domain to a point; of an area, with the other end.
    typealias Function = (Double) -> (x: Double, y: Double, yEnd: Double?)

    var kind: Mark.Kind
    var x: Text
    var y: Text
    /// The name of the other end of an area between two functions.
    var yEnd: Text?
    /// Nil for all of the horizontal axis.
    var domain: ClosedRange<Double>?
    var function: Function

    /// A mark that stands for the points of the function, which are not known before the axis is.
    var mark: Mark {
        var mark = Mark(kind)
        mark.stacking = .unstacked
        mark.function = self
        return mark
    }

    /// How many points a line has.
    private static let sampleCount = 600

    /// The points of the function, which take what modifiers say of its mark.
    func samples(of mark: Mark, in range: ClosedRange<Double>) -> [Mark] {
        let domain = domain ?? range
        let length = domain.upperBound - domain.lowerBound
        guard length.isFinite else { return [] }
        var part = 0
        return (0..<Self.sampleCount).compactMap { index in
            let value = domain.lowerBound + length * Double(index) / Double(Self.sampleCount - 1)
            let point = function(value)
            guard point.x.isFinite, point.y.isFinite, point.yEnd?.isFinite ?? true else {
                part += 1
                return nil
            }
            var sample = mark
            sample.key = mark.key.part(index)
            sample.x = PlottedData(label: x, value: .number(point.x))
            sample.y = PlottedData(label: y, value: .number(point.y))
            sample.yEnd = point.yEnd.map { PlottedData(label: yEnd ?? y, value: .number($0)) }
            // Each part between gaps is a line of its own.
            let name = "\(mark.key.path.hashValue) \(part)"
            sample.series = PlottedData(label: Text(verbatim: ""), value: .category(name))
            return sample
        }
    }
}
