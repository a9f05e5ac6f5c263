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

    /// A mark in the place of those that it is resolved to.
    var mark: Mark {
        var mark = Mark(kind)
        mark.stacking = .unstacked
        mark.function = self
        return mark
    }

    /// How many points a line has.
    private static let sampleCount = 600

    /// The points of the function, which take what modifiers say of its mark.
    fileprivate func samples(of mark: Mark, in range: ClosedRange<Double>) -> [Mark] {
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

extension [Mark] {
    /// The marks, with points in the place of functions.
    ///
    /// - Parameter setting: What views around the chart say of the horizontal axis.
    func resolvingFunctions(_ setting: PositionScaleSetting) -> [Mark] {
        guard contains(where: { $0.function != nil }) else { return self }
        let range = functionRange(setting)
        return flatMap { mark in mark.function?.samples(of: mark, in: range) ?? [mark] }
    }

    /// What the horizontal axis has without the functions.
    private func functionRange(_ setting: PositionScaleSetting) -> ClosedRange<Double> {
        if let ends = setting.domain.numbers { return ends }
        let numbers = flatMap { [$0.x, $0.xEnd] }.compactMap { data -> Double? in
            if case .number(let number) = data?.value, number.isFinite { number } else { nil }
        }
        let domains = compactMap(\.function?.domain)
        let low = numbers + domains.map(\.lowerBound)
        let high = numbers + domains.map(\.upperBound)
        guard let low = low.min(), let high = high.max(), low < high else { return -1...1 }
        return low...high
    }
}

extension _ScaleDomain {
    /// The range of numbers that is said; nil if there is none.
    fileprivate var numbers: ClosedRange<Double>? {
        let ends: (_PlottedValue.Kind?, _PlottedValue.Kind?) =
            switch storage {
            case .range(let low, let high): (low, high)
            case .list(let values): (values.first, values.last)
            case .automatic: (nil, nil)
            }
        guard case (.number(let first)?, .number(let last)?) = ends, first.isFinite, last.isFinite else { return nil }
        return min(first, last)...max(first, last)
    }
}
