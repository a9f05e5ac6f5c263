import Foundation

/// The range of a bin of ``NumberBins`` or ``DateBins``.
///
/// The upper bound belongs to the next bin. Only the last bin includes its upper bound.
public struct ChartBinRange<Bound: Comparable> {
    /// The lower bound.
    public let lowerBound: Bound
    /// The upper bound.
    public let upperBound: Bound
    private let hasUpperBound: Bool

    init(_ lowerBound: Bound, _ upperBound: Bound, hasUpperBound: Bool) {
        (self.lowerBound, self.upperBound, self.hasUpperBound) = (lowerBound, upperBound, hasUpperBound)
    }

    /// Returns whether the bin contains a value.
    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (element < upperBound || (hasUpperBound && element == upperBound))
    }

    /// Returns whether the bin contains a value.
    public static func ~= (pattern: ChartBinRange, value: Bound) -> Bool { pattern.contains(value) }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension BinThresholds: Sendable where Bound: Sendable {}

/// Bins between sorted thresholds.
struct BinThresholds<Bound: Comparable> {
    let thresholds: [Bound]

    /// The maximum number of bins in a range.
    static var maximumBins: Int { 10_000 }

    init(_ thresholds: [Bound]) {
        self.thresholds = thresholds.sorted()
    }

    var count: Int { max(thresholds.count - 1, 0) }

    subscript(index: Int) -> ChartBinRange<Bound> {
        ChartBinRange(thresholds[index], thresholds[index + 1], hasUpperBound: index == count - 1)
    }

    /// The index of a value's bin. Values outside of all bins are assigned to the first or last one.
    func index(for value: Bound) -> Int {
        var (low, high) = (0, thresholds.count)
        while low < high {
            let middle = (low + high) / 2
            if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return min(max(low - 1, 0), max(count - 1, 0))
    }

    /// The number of bins for a data set according to Scott's rule, which grows with the number of values and shrinks with their deviation.
    static func desiredCount(for numbers: [Double]) -> Int {
        guard let low = numbers.min(), let high = numbers.max(), numbers.count > 1 else { return 1 }
        let count = Double(numbers.count)
        let mean = numbers.reduce(0) { $0 + $1 / count }
        let deviation = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / (count - 1) }.squareRoot()
        let bins = ((high - low) / (3.49 * deviation / cbrt(count))).rounded(.up)
        return bins.isFinite ? Int(min(max(bins, 1), 200)) : 1
    }
}
