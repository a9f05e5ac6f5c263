import Foundation

/// A collection of date ranges for histograms.
public struct DateBins: RandomAccessCollection, Sendable {
    private let bins: BinThresholds<Date>

    /// Creates bins between thresholds.
    public init(thresholds: [Date]) {
        bins = BinThresholds(thresholds)
    }

    /// Creates bins with a number of calendar units that cover a range, at most 10,000.
    ///
    /// - Parameters:
    ///   - unit: The calendar unit.
    ///   - count: The number of units per bin.
    ///   - range: The range to cover.
    ///   - calendar: The calendar.
    public init(
        unit: Calendar.Component,
        by count: Int = 1,
        range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        let count = Swift.min(Swift.max(count, 1), 1_000_000)
        let first = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
        var dates = [first]
        while let last = dates.last, last <= range.upperBound, dates.count <= BinThresholds<Date>.maximumBins {
            guard let next = calendar.date(byAdding: unit, value: dates.count * count, to: first), next > last else {
                break
            }
            dates.append(next)
        }
        self.init(thresholds: dates)
    }

    /// Creates bins with a number of calendar units that cover a data set, at most 10,000.
    ///
    /// - Parameters:
    ///   - unit: The calendar unit.
    ///   - count: The number of units per bin.
    ///   - data: The dates. Dates out of range for calendars are ignored.
    ///   - calendar: The calendar.
    public init(
        unit: Calendar.Component,
        by count: Int = 1,
        data: [Date],
        calendar: Calendar = .autoupdatingCurrent
    ) {
        guard let range = Self.range(of: data) else {
            self.init(thresholds: [])
            return
        }
        self.init(unit: unit, by: count, range: range, calendar: calendar)
    }

    /// Creates bins with a length in seconds that cover a data set, at most 10,000. Dates out of range for calendars are ignored.
    public init(timeInterval: TimeInterval, data: [Date]) {
        guard let range = Self.range(of: data) else {
            self.init(thresholds: [])
            return
        }
        self.init(timeInterval: timeInterval, range: range)
    }

    /// The range of the data set, or nil if it is empty.
    private static func range(of data: [Date]) -> ClosedRange<Date>? {
        let dates = data.filter { _PlottedValue.Kind.date($0).isShown }
        guard let low = dates.min(), let high = dates.max() else { return nil }
        return low...high
    }

    /// Creates bins with a length in seconds that cover a range, at most 10,000.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        let count = (length / timeInterval - 1e-9).rounded(.up)
        let bins = count.isFinite ? Int(Swift.min(Swift.max(count, 1), Double(BinThresholds<Date>.maximumBins))) : 1
        self.init(thresholds: (0...bins).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) })
    }

    /// Creates approximately the desired number of bins of calendar units that cover a range.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
        let count = Swift.min(Swift.max(desiredCount, 1), BinThresholds<Date>.maximumBins)
        let ticks = DateTicks(in: range, count: count, calendar: calendar)
        self.init(unit: ticks.unit, by: ticks.count, range: range, calendar: calendar)
    }

    /// Creates bins of calendar units for a data set.
    ///
    /// - Parameters:
    ///   - data: The dates. Dates out of range for calendars are ignored.
    ///   - desiredCount: The approximate number of bins, or nil for one that suits the data, at most 200.
    ///   - calendar: The calendar.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
        let dates = data.filter { _PlottedValue.Kind.date($0).isShown }
        guard let range = Self.range(of: dates) else {
            self.init(thresholds: [])
            return
        }
        let own = BinThresholds<Double>.desiredCount(for: dates.map(\.timeIntervalSinceReferenceDate))
        self.init(range: range, desiredCount: desiredCount ?? own, calendar: calendar)
    }

    /// The thresholds between the bins.
    public var thresholds: [Date] { bins.thresholds }

    public var startIndex: Int { 0 }
    public var endIndex: Int { bins.count }

    /// The bin at an index.
    public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }

    /// Returns the index of a date's bin. Dates outside of all bins are assigned to the first or last one.
    public func index(for value: Date) -> Int { bins.index(for: value) }
}
