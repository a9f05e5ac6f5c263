import Foundation

/// Maps values to positions along one axis of a chart.
struct Scale {
    enum Domain: Equatable {
        case numbers(ClosedRange<Double>)
        case dates(ClosedRange<Date>)
        /// Distinct values side by side.
        case categories([_PlottedValue.Kind])
    }

    let domain: Domain
    let type: ScaleType
    /// The start and the end of the domain, in points. For upward values, the start is below the end.
    let start: Double
    let end: Double
    private let indices: [_PlottedValue.Kind: Int]

    init(_ domain: Domain, type: ScaleType = .linear, from start: Double, to end: Double) {
        (self.domain, self.start, self.end) = (domain, start, end)
        if case .numbers = domain { self.type = type } else { self.type = .linear }
        if case .categories(let categories) = domain {
            indices = Dictionary(categories.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        } else {
            indices = [:]
        }
    }

    /// The position of a value, or the center of a category's band. Nil for a value of another type, or outside of the categories.
    func position(_ value: _PlottedValue.Kind) -> Double? {
        if case .categories(let categories) = domain {
            return indices[value].map { start + (end - start) * (Double($0) + 0.5) / Double(max(categories.count, 1)) }
        }
        guard let (low, high) = bounds, let number = number(value), number.isFinite else { return nil }
        let length = high - low
        guard length > 0, length.isFinite else { return (start + end) / 2 }
        // Values without a logarithm are at the start of the scale.
        if type == .log, number <= 0 { return start }
        // Clamped to a multiple of the scale's length, because SVG does not support arbitrary numbers.
        return start + (end - start) * min(max((type.transformed(number) - low) / length, -100), 100)
    }

    /// The value at a position, or the category of the band. Nil outside of all bands.
    func value(at position: Double) -> _PlottedValue.Kind? {
        guard start != end, position.isFinite else { return nil }
        let part = (position - start) / (end - start)
        switch domain {
        case .categories(let categories):
            let index = (part * Double(categories.count)).rounded(.down)
            // The end belongs to the last band.
            if part == 1 { return categories.last }
            return index >= 0 && index < Double(categories.count) ? categories[Int(index)] : nil
        case .numbers:
            return bounds.map { .number(type.inverse($0 + ($1 - $0) * part)) }
        case .dates:
            return bounds.map { .date(Date(timeIntervalSinceReferenceDate: $0 + ($1 - $0) * part)) }
        }
    }

    /// The transformed bounds of the domain. Nil for categories.
    private var bounds: (Double, Double)? {
        switch domain {
        case .numbers(let range): (type.transformed(range.lowerBound), type.transformed(range.upperBound))
        case .dates(let range):
            (range.lowerBound.timeIntervalSinceReferenceDate, range.upperBound.timeIntervalSinceReferenceDate)
        case .categories: nil
        }
    }

    /// The number for a value of the domain's type.
    private func number(_ value: _PlottedValue.Kind) -> Double? {
        switch (value, domain) {
        case (.number(let number), .numbers): number
        case (.date(let date), .dates): date.timeIntervalSinceReferenceDate
        default: nil
        }
    }

    /// The length of a category's band, or of the part of the scale between two values.
    func bandLength(count: Int) -> Double {
        if case .categories(let categories) = domain { return abs(end - start) / Double(max(categories.count, 1)) }
        return abs(end - start) / Double(max(count, 1))
    }

    /// The extent of a value in ascending order: the band of a category, or the position of any other value.
    func band(of value: _PlottedValue.Kind) -> (low: Double, high: Double)? {
        guard let middle = position(value) else { return nil }
        guard case .categories = domain else { return (middle, middle) }
        let half = bandLength(count: 1) / 2
        return (middle - half, middle + half)
    }

    /// The position of zero, or of the nearest value in the domain.
    var base: Double {
        guard case .numbers(let range) = domain else { return start }
        return position(.number(min(max(0, range.lowerBound), range.upperBound))) ?? start
    }
}
