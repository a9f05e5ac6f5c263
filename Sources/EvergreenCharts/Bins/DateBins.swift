import Foundation

/// Ranges of dates, for charts of how many values are in each.
public struct DateBins: RandomAccessCollection, Sendable {
    private let bins: BinThresholds<Date>

    /// Bins between these dates.
    public init(thresholds: [Date]) {
        bins = BinThresholds(thresholds)
    }

    /// Bins of so many units of a calendar that cover a range, 10,000 at most.
    ///
    /// - Parameters:
    ///   - unit: The unit.
    ///   - count: How many units a bin has.
    ///   - range: What the bins cover.
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
        while let last = dates.last, last <= range.upperBound, dates.count <= BinThresholds<Date>.mostBins {
            guard let next = calendar.date(byAdding: unit, value: dates.count * count, to: first), next > last else {
                break
            }
            dates.append(next)
        }
        self.init(thresholds: dates)
    }

    /// Bins of so many units of a calendar that cover some dates, 10,000 at most.
    ///
    /// - Parameters:
    ///   - unit: The unit.
    ///   - count: How many units a bin has.
    ///   - data: The dates. Those that no calendar holds do not count.
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

    /// Bins of a length in seconds that cover some dates, 10,000 at most. Dates that no calendar holds do not count.
    public init(timeInterval: TimeInterval, data: [Date]) {
        guard let range = Self.range(of: data) else {
            self.init(thresholds: [])
            return
        }
        self.init(timeInterval: timeInterval, range: range)
    }

    /// From the first to the last date; nil for none.
    private static func range(of data: [Date]) -> ClosedRange<Date>? {
        let dates = data.filter { _PlottedValue.Kind.date($0).isShown }
        guard let low = dates.min(), let high = dates.max() else { return nil }
        return low...high
    }

    /// Bins of a length in seconds that cover a range, 10,000 at most.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        let count = (length / timeInterval - 1e-9).rounded(.up)
        let bins = count.isFinite ? Int(Swift.min(Swift.max(count, 1), Double(BinThresholds<Date>.mostBins))) : 1
        self.init(thresholds: (0...bins).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) })
    }

    /// About so many bins of units of a calendar that cover a range.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
        let count = Swift.min(Swift.max(desiredCount, 1), BinThresholds<Date>.mostBins)
        let ticks = DateTicks(in: range, count: count, calendar: calendar)
        self.init(unit: ticks.unit, by: ticks.count, range: range, calendar: calendar)
    }

    /// Bins of units of a calendar for some dates.
    ///
    /// - Parameters:
    ///   - data: The dates. Those that no calendar holds do not count.
    ///   - desiredCount: About how many bins there are; nil for as many as are good for the dates, 200 at most.
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

    /// The dates where the bins begin and end.
    public var thresholds: [Date] { bins.thresholds }

    public var startIndex: Int { 0 }
    public var endIndex: Int { bins.count }

    /// The bin at an index.
    public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }

    /// The index of the bin of a date: of the first or the last one for a date outside of all.
    public func index(for value: Date) -> Int { bins.index(for: value) }
}
