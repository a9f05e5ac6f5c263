import Foundation

/// Round numbers at about equal distances on a logarithmic scale.
enum LogTicks {
    /// Powers of ten, or, where there are few of them, 1, 2 and 5 times these.
    ///
    /// - Parameters:
    ///   - range: What the numbers are in: positive ones.
    ///   - count: About how many.
    static func values(in range: ClosedRange<Double>, count: Int) -> [Double] {
        guard range.lowerBound > 0, range.upperBound.isFinite, range.lowerBound < range.upperBound else { return [] }
        let first = Int(log10(range.lowerBound).rounded(.down))
        let last = Int(log10(range.upperBound).rounded(.up))
        let decades = last - first
        // Within one power of ten, logarithms are nearly in proportion.
        if log10(range.upperBound / range.lowerBound) < 0.7 { return NumberTicks(in: range, count: count).values }
        let factors: [Double] = decades * 3 <= count ? [1, 2, 5] : [1]
        let step = max(Int((Double(decades) / Double(max(count, 1))).rounded(.up)), 1)
        let powers = stride(from: first, through: last, by: step)
        let all = powers.flatMap { power in factors.map { $0 * pow(10, Double(power)) } }
        // A bound counts but for rounding.
        return all.filter { $0 >= range.lowerBound * (1 - 1e-9) && $0 <= range.upperBound * (1 + 1e-9) }
    }

    /// Powers of ten on both sides of zero, and zero.
    ///
    /// - Parameter slope: The slope at zero: where numbers of that part are linear, there are no powers of ten.
    static func symmetricValues(in range: ClosedRange<Double>, slope: Double, count: Int) -> [Double] {
        let largest = max(abs(range.lowerBound), abs(range.upperBound))
        let smallest = 1 / slope
        guard largest.isFinite, largest > smallest * 10 else { return NumberTicks(in: range, count: count).values }
        let sides = range.lowerBound < 0 && range.upperBound > 0 ? 2 : 1
        // From the largest one downwards, so that none of them is next to zero.
        let last = Int((log10(largest) + 1e-9).rounded(.down))
        let first = Int(log10(smallest).rounded(.up)) + 1
        let step = max(Int((Double(last - first + 1) / Double(max(count / sides, 1))).rounded(.up)), 1)
        let positive = stride(from: last, through: first, by: -step).map { pow(10, Double($0)) }
        return (positive.map { -$0 } + [0] + positive.reversed()).filter(range.contains)
    }

    /// The range, extended to powers of ten, or within one power of ten to round numbers.
    static func rounded(_ range: ClosedRange<Double>, lower: Bool, upper: Bool) -> ClosedRange<Double> {
        let low = lower ? pow(10, (log10(range.lowerBound) + 1e-9).rounded(.down)) : range.lowerBound
        let high = upper ? pow(10, (log10(range.upperBound) - 1e-9).rounded(.up)) : range.upperBound
        guard low.isFinite, high.isFinite, low > 0, low <= high else { return range }
        return low...high
    }
}
