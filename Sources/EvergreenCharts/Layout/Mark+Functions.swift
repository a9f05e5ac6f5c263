import Foundation

extension [Mark] {
    /// The marks, with functions replaced by sampled points.
    ///
    /// - Parameter setting: The horizontal scale set by modifiers.
    func resolvingFunctions(_ setting: PositionScaleSetting) -> [Mark] {
        let all = self + masks.flatMap { $0 }
        guard all.contains(where: { $0.function != nil }) else { return self }
        return resolvingFunctions(in: all.functionRange(setting))
    }

    private func resolvingFunctions(in range: ClosedRange<Double>) -> [Mark] {
        flatMap { mark in mark.function?.samples(of: mark, in: range) ?? [mark] }
            .mappingMasks { $0.resolvingFunctions(in: range) }
    }

    /// The horizontal domain without the functions.
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
    /// The explicit range of numbers, or nil if there is none.
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
