import Foundation

/// Ranges of numbers, for charts of how many values are in each.
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

    /// Bins between these numbers.
    public init(thresholds: [Value]) {
        bins = BinThresholds(thresholds)
    }

    /// The numbers where the bins begin and end.
    public var thresholds: [Value] { bins.thresholds }

    public var startIndex: Int { 0 }
    public var endIndex: Int { bins.count }

    /// The bin at an index.
    public subscript(position: Int) -> ChartBinRange<Value> { bins[position] }

    /// The index of the bin of a number: of the first or the last one for a number outside of all.
    public func index(for value: Value) -> Int { bins.index(for: value) }
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Bins with round bounds for some numbers.
    ///
    /// - Parameters:
    ///   - data: The numbers. Those that are infinite or none do not count.
    ///   - desiredCount: About how many bins there are; nil for as many as are good for the numbers, 200 at most.
    ///   - minimumStride: How long a bin is at least.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.map { Double($0) }.filter(\.isFinite)
        let count = desiredCount ?? BinThresholds<Double>.desiredCount(for: numbers)
        let bounds = RoundBins.thresholds(numbers.min(), numbers.max(), count: count, minimum: Double(minimumStride))
        self.init(thresholds: bounds.map { Value($0) })
    }

    /// Bins with round bounds that cover a range, about so many and at least so long.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        let bounds = RoundBins.thresholds(low, high, count: desiredCount, minimum: Double(minimumStride))
        self.init(thresholds: bounds.map { Value($0) })
    }

    /// So many bins of the same length in a range.
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.min(Swift.max(count, 1), BinThresholds<Value>.mostBins)
        let length = range.upperBound - range.lowerBound
        self.init(thresholds: (0...count).map { range.lowerBound + length * (Value($0) / Value(count)) })
    }

    /// Bins of a length that cover some numbers, 10,000 at most. They begin at multiples of the length. Numbers that are infinite or
    /// none do not count.
    public init(size: Value, data: [Value]) {
        let numbers = data.filter(\.isFinite)
        guard let low = numbers.min(), let high = numbers.max(), size > 0, size.isFinite else {
            self.init(thresholds: [])
            return
        }
        let first = (low / size).rounded(.down) * size
        self.init(size: size, range: Swift.min(first, low)...high)
    }

    /// Bins of a length that cover a range, 10,000 at most.
    public init(size: Value, range: ClosedRange<Value>) {
        let count = (Double(range.upperBound - range.lowerBound) / Double(size) - 1e-9).rounded(.up)
        let bins = count.isFinite ? Int(Swift.min(Swift.max(count, 1), Double(BinThresholds<Value>.mostBins))) : 1
        self.init(thresholds: (0...bins).map { range.lowerBound + size * Value($0) })
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Bins with round bounds for some numbers.
    ///
    /// - Parameters:
    ///   - data: The numbers.
    ///   - desiredCount: About how many bins there are; nil for as many as are good for the numbers, 200 at most.
    ///   - minimumStride: How long a bin is at least.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.map { Double($0) }
        let count = desiredCount ?? BinThresholds<Double>.desiredCount(for: numbers)
        let minimum = Swift.max(Double(minimumStride), 1)
        let bounds = RoundBins.thresholds(numbers.min(), numbers.max(), count: count, minimum: minimum)
        self.init(thresholds: bounds.compactMap { Value(exactly: $0) })
    }

    /// Bins with round bounds that cover a range, about so many and at least so long.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        let bounds = RoundBins.thresholds(low, high, count: desiredCount, minimum: Swift.max(Double(minimumStride), 1))
        self.init(thresholds: bounds.compactMap { Value(exactly: $0) })
    }

    /// So many bins of about the same length in a range; fewer if it has not as many numbers.
    public init(range: ClosedRange<Value>, count: Int) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        let count = Int(Swift.min(Swift.max(Double(count), 1), Swift.max(high - low, 1), 10_000))
        self.init(
            thresholds: (0...count).compactMap {
                Value(exactly: (low + (high - low) * Double($0) / Double(count)).rounded())
            }
        )
    }

    /// Bins of a length that cover some numbers, 10,000 at most. They begin at multiples of the length.
    public init(size: Value, data: [Value]) {
        guard let low = data.min(), let high = data.max(), size > 0 else {
            self.init(thresholds: [])
            return
        }
        let first = Value(exactly: (Double(low) / Double(size)).rounded(.down) * Double(size)) ?? low
        self.init(size: size, range: Swift.min(first, low)...high)
    }

    /// Bins of a length that cover a range, 10,000 at most.
    public init(size: Value, range: ClosedRange<Value>) {
        let (low, high, size) = (Double(range.lowerBound), Double(range.upperBound), Swift.max(Double(size), 1))
        let count = Int(Swift.min(Swift.max(((high - low) / size).rounded(.up), 1), 10_000))
        self.init(thresholds: (0...count).compactMap { Value(exactly: low + size * Double($0)) })
    }
}

/// Round numbers that are bounds of bins.
private enum RoundBins {
    /// - Parameters:
    ///   - low: The least number; nil for none.
    ///   - high: The greatest number.
    ///   - count: About how many bins there are.
    ///   - minimum: How long they are at least.
    static func thresholds(_ low: Double?, _ high: Double?, count: Int, minimum: Double) -> [Double] {
        guard let low, let high, low.isFinite, high.isFinite else { return [] }
        let count = min(max(count, 1), BinThresholds<Double>.mostBins)
        let length = high > low ? high - low : max(low.magnitude * 1e-9, 1)
        var step = NumberTicks.step(for: length / Double(count))
        if step < minimum { step = NumberTicks.roundStep(atLeast: minimum) ?? step }
        let first = (low / step + 1e-9).rounded(.down)
        let last = max((high / step - 1e-9).rounded(.up), first + 1)
        guard first.isFinite, last.isFinite, last - first <= Double(2 * BinThresholds<Double>.mostBins) else {
            return [low, high]
        }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }
}
