import Foundation

/// Where values are along one side of a chart.
struct Scale {
    enum Domain: Equatable {
        case numbers(ClosedRange<Double>)
        case dates(ClosedRange<Date>)
        case categories([String])
    }

    let domain: Domain
    /// Where the domain begins and ends, in points. For values upwards, the start is below the end.
    let start: Double
    let end: Double
    private let indices: [String: Int]

    init(_ domain: Domain, from start: Double, to end: Double) {
        (self.domain, self.start, self.end) = (domain, start, end)
        if case .categories(let categories) = domain {
            indices = Dictionary(categories.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        } else {
            indices = [:]
        }
    }

    /// The place of a value: of a category, the middle of its band. Nil for a value of another kind, or none.
    func position(_ value: _PlottedValue.Kind) -> Double? {
        switch (value, domain) {
        case (.number(let number), .numbers(let range)):
            place(number, range.lowerBound, range.upperBound)
        case (.date(let date), .dates(let range)):
            place(
                date.timeIntervalSinceReferenceDate,
                range.lowerBound.timeIntervalSinceReferenceDate,
                range.upperBound.timeIntervalSinceReferenceDate
            )
        case (.category(let category), .categories(let categories)):
            indices[category].map { start + (end - start) * (Double($0) + 0.5) / Double(max(categories.count, 1)) }
        default: nil
        }
    }

    /// Far outside of the domain, a place is no farther than many charts: SVG can't hold any number.
    private func place(_ value: Double, _ low: Double, _ high: Double) -> Double? {
        guard value.isFinite else { return nil }
        let length = high - low
        guard length > 0, length.isFinite else { return (start + end) / 2 }
        return start + (end - start) * min(max((value - low) / length, -100), 100)
    }

    /// The length of a category's band, or of the part of the scale between two values.
    func bandLength(count: Int) -> Double {
        if case .categories(let categories) = domain { return abs(end - start) / Double(max(categories.count, 1)) }
        return abs(end - start) / Double(max(count, 1))
    }

    /// The number zero, or where the domain begins if it is not within.
    var base: Double {
        guard case .numbers(let range) = domain else { return start }
        return position(.number(min(max(0, range.lowerBound), range.upperBound))) ?? start
    }
}
