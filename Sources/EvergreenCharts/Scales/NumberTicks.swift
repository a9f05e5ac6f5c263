import Foundation

/// Round numbers in a range, at equal distances.
struct NumberTicks: Equatable {
    /// 1, 2 or 5 times a power of ten, or 0 if there are no numbers.
    let step: Double
    let values: [Double]
    /// The number of fraction digits that distinguishes the numbers.
    var fractionDigits: Int {
        guard step > 1e-12, step.isFinite else { return 0 }
        let first = max(0, Int((-log10(step) - 1e-9).rounded(.up)))
        // 0.25 needs one digit more than 0.2.
        return (first...first + 2).first { digits in
            let whole = step * pow(10, Double(digits))
            return abs(whole - whole.rounded()) < 1e-6 * whole
        } ?? first + 2
    }

    /// Creates round numbers in a range. Empty for a range without length.
    ///
    /// - Parameters:
    ///   - range: The range, including its bounds.
    ///   - count: The approximate number of values, by up to a factor of two.
    init(in range: ClosedRange<Double>, count: Int) {
        let length = range.upperBound - range.lowerBound
        let isRange = length > 0 && length.isFinite && count > 0
        self.init(in: range, step: isRange ? Self.step(for: length / Double(count)) : 0)
    }

    /// Creates the multiples of a step in a range. Empty if there are more than a thousand.
    init(in range: ClosedRange<Double>, step: Double) {
        self.step = step
        // The bounds are included, with a tolerance for rounding errors.
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        guard step > 0, first.isFinite, last.isFinite, last - first < 1000, last >= first, abs(last) < 1e15,
            abs(first) < 1e15
        else {
            values = []
            return
        }
        values = (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// The nearest round number.
    static func step(for wanted: Double) -> Double {
        guard wanted > 0, wanted.isFinite else { return 1 }
        let power = pow(10, log10(wanted).rounded(.down))
        guard power > 0 else { return wanted }
        let factor = wanted / power
        return power * (factor < 1.5 ? 1 : factor < 3.5 ? 2 : factor < 7.5 ? 5 : 10)
    }

    /// The smallest round number that is at least a minimum. Nil for a minimum that is not positive.
    static func roundStep(atLeast minimum: Double) -> Double? {
        guard minimum > 0, minimum.isFinite else { return nil }
        let power = pow(10, log10(minimum).rounded(.down))
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= minimum * (1 - 1e-9) }
    }

    /// The range, extended to round numbers.
    ///
    /// - Parameters:
    ///   - step: The step whose multiples are used, or nil for any round numbers.
    ///   - lower: Whether to extend the lower bound.
    ///   - upper: Whether to extend the upper bound.
    static func rounded(
        _ range: ClosedRange<Double>,
        count: Int,
        step given: Double? = nil,
        lower: Bool = true,
        upper: Bool = true
    ) -> ClosedRange<Double> {
        var rounded = range
        // The extended range may require a larger step.
        for _ in 0..<2 {
            let step = given ?? step(for: (rounded.upperBound - rounded.lowerBound) / Double(max(count, 1)))
            guard step > 0 else { return range }
            let low = lower ? (range.lowerBound / step + 1e-9).rounded(.down) * step : range.lowerBound
            let high = upper ? (range.upperBound / step - 1e-9).rounded(.up) * step : range.upperBound
            guard low.isFinite, high.isFinite, low <= range.lowerBound, high >= range.upperBound else { return range }
            rounded = low...high
        }
        return rounded
    }
}
