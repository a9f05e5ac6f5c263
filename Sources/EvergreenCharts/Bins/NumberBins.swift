import Foundation

/// A collection of number ranges for histograms.
///
/// ```swift
/// let bins = NumberBins(data: ages, desiredCount: 10)
/// let groups = Dictionary(grouping: ages, by: bins.index)
/// Chart(Array(bins.enumerated()), id: \.offset) { item in
///     BarMark(x: .value("Age", item.element), y: .value("People", groups[item.offset]?.count ?? 0))
/// }
/// ```
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
    private let bins: BinThresholds<Value>

    /// Creates bins between thresholds.
    public init(thresholds: [Value]) {
        bins = BinThresholds(thresholds)
    }

    /// The thresholds between the bins.
    public var thresholds: [Value] { bins.thresholds }

    public var startIndex: Int { 0 }
    public var endIndex: Int { bins.count }

    /// The bin at an index.
    public subscript(position: Int) -> ChartBinRange<Value> { bins[position] }

    /// Returns the index of a number's bin. Numbers outside of all bins are assigned to the first or last one.
    public func index(for value: Value) -> Int { bins.index(for: value) }
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates bins with round thresholds for a data set.
    ///
    /// - Parameters:
    ///   - data: The numbers. Infinite numbers and NaN are ignored.
    ///   - desiredCount: The approximate number of bins, or nil for one that suits the data, at most 200.
    ///   - minimumStride: The minimum length of a bin.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.map { Double($0) }.filter(\.isFinite)
        let count = desiredCount ?? BinThresholds<Double>.desiredCount(for: numbers)
        let bounds = RoundBins.thresholds(numbers.min(), numbers.max(), count: count, minimum: Double(minimumStride))
        self.init(thresholds: bounds.map { Value($0) })
    }

    /// Creates approximately the desired number of bins with round thresholds and a minimum length that cover a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        let bounds = RoundBins.thresholds(low, high, count: desiredCount, minimum: Double(minimumStride))
        self.init(thresholds: bounds.map { Value($0) })
    }

    /// Creates a number of bins of equal length in a range.
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.min(Swift.max(count, 1), BinThresholds<Value>.maximumBins)
        let length = range.upperBound - range.lowerBound
        self.init(thresholds: (0...count).map { range.lowerBound + length * (Value($0) / Value(count)) })
    }

    /// Creates bins of a length that cover a data set, at most 10,000. They begin at multiples of the length. Infinite numbers and NaN are
    /// ignored.
    public init(size: Value, data: [Value]) {
        let numbers = data.filter(\.isFinite)
        guard let low = numbers.min(), let high = numbers.max(), size > 0, size.isFinite else {
            self.init(thresholds: [])
            return
        }
        let first = (low / size).rounded(.down) * size
        self.init(size: size, range: Swift.min(first, low)...high)
    }

    /// Creates bins of a length that cover a range, at most 10,000.
    public init(size: Value, range: ClosedRange<Value>) {
        let count = (Double(range.upperBound - range.lowerBound) / Double(size) - 1e-9).rounded(.up)
        let bins = count.isFinite ? Int(Swift.min(Swift.max(count, 1), Double(BinThresholds<Value>.maximumBins))) : 1
        self.init(thresholds: (0...bins).map { range.lowerBound + size * Value($0) })
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Creates bins with round thresholds for a data set.
    ///
    /// - Parameters:
    ///   - data: The numbers.
    ///   - desiredCount: The approximate number of bins, or nil for one that suits the data, at most 200.
    ///   - minimumStride: The minimum length of a bin.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.map { Double($0) }
        let count = desiredCount ?? BinThresholds<Double>.desiredCount(for: numbers)
        let minimum = Swift.max(Double(minimumStride), 1)
        let bounds = RoundBins.thresholds(numbers.min(), numbers.max(), count: count, minimum: minimum)
        self.init(thresholds: bounds.compactMap { Value(exactly: $0) })
    }

    /// Creates approximately the desired number of bins with round thresholds and a minimum length that cover a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        let bounds = RoundBins.thresholds(low, high, count: desiredCount, minimum: Swift.max(Double(minimumStride), 1))
        self.init(thresholds: bounds.compactMap { Value(exactly: $0) })
    }

    /// Creates a number of bins of approximately equal length in a range, or fewer if the range has fewer numbers.
    public init(range: ClosedRange<Value>, count: Int) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        let count = Int(Swift.min(Swift.max(Double(count), 1), Swift.max(high - low, 1), 10_000))
        self.init(
            thresholds: (0...count).compactMap {
                Value(exactly: (low + (high - low) * Double($0) / Double(count)).rounded())
            }
        )
    }

    /// Creates bins of a length that cover a data set, at most 10,000. They begin at multiples of the length.
    public init(size: Value, data: [Value]) {
        guard let low = data.min(), let high = data.max(), size > 0 else {
            self.init(thresholds: [])
            return
        }
        let first = Value(exactly: (Double(low) / Double(size)).rounded(.down) * Double(size)) ?? low
        self.init(size: size, range: Swift.min(first, low)...high)
    }

    /// Creates bins of a length that cover a range, at most 10,000.
    public init(size: Value, range: ClosedRange<Value>) {
        let (low, high, size) = (Double(range.lowerBound), Double(range.upperBound), Swift.max(Double(size), 1))
        let count = Int(Swift.min(Swift.max(((high - low) / size).rounded(.up), 1), 10_000))
        self.init(thresholds: (0...count).compactMap { Value(exactly: low + size * Double($0)) })
    }
}

/// Round thresholds of bins.
private enum RoundBins {
    /// - Parameters:
    ///   - low: The minimum of the data, or nil if there is none.
    ///   - high: The maximum of the data.
    ///   - count: The approximate number of bins.
    ///   - minimum: The minimum length of a bin.
    static func thresholds(_ low: Double?, _ high: Double?, count: Int, minimum: Double) -> [Double] {
        guard let low, let high, low.isFinite, high.isFinite else { return [] }
        let count = min(max(count, 1), BinThresholds<Double>.maximumBins)
        let length = high > low ? high - low : max(low.magnitude * 1e-9, 1)
        var step = NumberTicks.step(for: length / Double(count))
        if step < minimum { step = NumberTicks.roundStep(atLeast: minimum) ?? step }
        let first = (low / step + 1e-9).rounded(.down)
        let last = max((high / step - 1e-9).rounded(.up), first + 1)
        guard first.isFinite, last.isFinite, last - first <= Double(2 * BinThresholds<Double>.maximumBins) else {
            return [low, high]
        }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }
}
