import Foundation

/// Round numbers at approximately equal distances on a logarithmic scale.
enum LogTicks {
    /// Powers of ten, or 1, 2 and 5 times powers of ten if there are few of them.
    ///
    /// - Parameters:
    ///   - range: The range of positive numbers.
    ///   - count: The approximate number of values.
    static func values(in range: ClosedRange<Double>, count: Int) -> [Double] {
        guard range.lowerBound > 0, range.upperBound.isFinite, range.lowerBound < range.upperBound else { return [] }
        let first = Int(log10(range.lowerBound).rounded(.down))
        let last = Int(log10(range.upperBound).rounded(.up))
        let decades = last - first
        // Within one power of ten, logarithms are almost linear.
        if log10(range.upperBound / range.lowerBound) < 0.7 { return NumberTicks(in: range, count: count).values }
        let factors: [Double] = decades * 3 <= count ? [1, 2, 5] : [1]
        let step = max(Int((Double(decades) / Double(max(count, 1))).rounded(.up)), 1)
        let powers = stride(from: first, through: last, by: step)
        let all = powers.flatMap { power in factors.map { $0 * pow(10, Double(power)) } }
        // The bounds are included, with a tolerance for rounding errors.
        return all.filter { $0 >= range.lowerBound * (1 - 1e-9) && $0 <= range.upperBound * (1 + 1e-9) }
    }

    /// Powers of ten on both sides of zero, and zero.
    ///
    /// - Parameter slope: The slope at zero. There are no powers of ten in the linear part.
    static func symmetricValues(in range: ClosedRange<Double>, slope: Double, count: Int) -> [Double] {
        let largest = max(abs(range.lowerBound), abs(range.upperBound))
        let smallest = 1 / slope
        guard largest.isFinite, largest > smallest * 10 else { return NumberTicks(in: range, count: count).values }
        let sides = range.lowerBound < 0 && range.upperBound > 0 ? 2 : 1
        // From the largest downwards, so that none of them is next to zero.
        let last = Int((log10(largest) + 1e-9).rounded(.down))
        let first = Int(log10(smallest).rounded(.up)) + 1
        let step = max(Int((Double(last - first + 1) / Double(max(count / sides, 1))).rounded(.up)), 1)
        let positive = stride(from: last, through: first, by: -step).map { pow(10, Double($0)) }
        return (positive.map { -$0 } + [0] + positive.reversed()).filter(range.contains)
    }

    /// The range, extended to powers of ten, or to round numbers within one power of ten.
    static func rounded(_ range: ClosedRange<Double>, lower: Bool, upper: Bool) -> ClosedRange<Double> {
        let low = lower ? pow(10, (log10(range.lowerBound) + 1e-9).rounded(.down)) : range.lowerBound
        let high = upper ? pow(10, (log10(range.upperBound) - 1e-9).rounded(.up)) : range.upperBound
        guard low.isFinite, high.isFinite, low > 0, low <= high else { return range }
        return low...high
    }
}
