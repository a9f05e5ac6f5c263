import EvergreenUI
import Foundation

/// A function displayed as a line or an area.
struct PlottedFunction {
    /// Returns a point for a value of the domain, and for an area the other end.
    typealias Function = (Double) -> (x: Double, y: Double, yEnd: Double?)

    var kind: Mark.Kind
    var x: Text
    var y: Text
    /// The label of the other end of an area between two functions.
    var yEnd: Text?
    /// The domain, or nil for the whole horizontal axis.
    var domain: ClosedRange<Double>?
    var function: Function

    /// A placeholder for the sampled points, which depend on the axis.
    var mark: Mark {
        var mark = Mark(kind)
        mark.stacking = .unstacked
        mark.function = self
        return mark
    }

    /// The number of samples of a line.
    private static let sampleCount = 600

    /// The sampled points of the function, with the modifiers of its mark.
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
            // Segments between gaps are separate lines.
            let name = "\(mark.key.path.hashValue) \(part)"
            sample.series = PlottedData(label: Text(verbatim: ""), value: .category(name))
            return sample
        }
    }
}
