import EvergreenUI
import Foundation

/// A scale that maps values to visual properties: discrete values to the elements of a list, and numbers and dates by interpolation.
struct ValueScale<Visual> {
    /// The values in order. Empty for a continuous scale.
    private(set) var values: [_PlottedValue.Kind] = []
    /// The continuous domain, or nil for a discrete scale.
    private(set) var continuous: ContinuousDomain?
    private var visuals: [_PlottedValue.Kind: Visual] = [:]
    private let range: [Visual]
    /// Interpolates two values with a fraction.
    private let mix: ((Visual, Visual, Double) -> Visual)?

    /// - Parameters:
    ///   - shown: The values of the marks.
    ///   - setting: The scale set by modifiers.
    ///   - own: The default range. Not empty.
    ///   - ownContinuous: The default range for the minimum and the maximum of a continuous scale.
    ///   - mix: Interpolates two values, or nil if interpolation is not supported.
    init(
        _ shown: [_PlottedValue.Kind],
        _ setting: ValueScaleSetting<Visual>,
        own: [Visual],
        ownContinuous: [Visual] = [],
        mix: ((Visual, Visual, Double) -> Visual)? = nil
    ) {
        self.mix = mix
        if mix != nil, setting.mapping == nil, setting.type != .category,
            let domain = ContinuousDomain(shown, setting.domain, setting.type ?? .linear)
        {
            continuous = domain
            range = setting.range.isEmpty ? ownContinuous : setting.range
            return
        }
        range = setting.range.isEmpty ? own : setting.range
        var seen: Set<_PlottedValue.Kind> = []
        values = (setting.domain.map(\.listed) ?? []) + shown
        values = values.filter { seen.insert($0).inserted }
        for (index, value) in values.enumerated() {
            visuals[value] = setting.mapping?(value) ?? range[index % range.count]
        }
    }

    func visual(of value: _PlottedValue.Kind) -> Visual? {
        guard let continuous, let mix, let first = range.first else { return visuals[value] }
        guard let part = continuous.part(of: value) else { return nil }
        guard range.count > 1 else { return first }
        let place = part * Double(range.count - 1)
        let index = min(Int(place), range.count - 2)
        return mix(range[index], range[index + 1], place - Double(index))
    }
}

extension _ScaleDomain {
    /// The explicit values.
    fileprivate var listed: [_PlottedValue.Kind] {
        switch storage {
        case .automatic: []
        case .list(let values): values
        case .range(let low, let high): [low, high]
        }
    }
}

/// A continuous domain of numbers or dates.
struct ContinuousDomain {
    /// The values at equal distances of the range. At least two.
    let values: [_PlottedValue.Kind]
    private let numbers: [Double]
    private let type: ScaleType

    /// Nil for other types of values, or none.
    init?(_ shown: [_PlottedValue.Kind], _ domain: _ScaleDomain?, _ type: ScaleType) {
        let numbers = shown.compactMap { $0.continuous }.filter(\.isFinite)
        guard let low = numbers.min(), let high = numbers.max(), numbers.count == shown.count else { return nil }
        let isDate = if case .date = shown[0] { true } else { false }
        guard shown.allSatisfy({ if case .date = $0 { isDate } else { !isDate } }) else { return nil }
        var values = [low, high]
        switch domain?.storage {
        case .list(let list):
            values = list.compactMap(\.continuous)
            if values.count < 2 { values = [low, high] }
        case .range(let low, let high): values = [low, high].compactMap(\.continuous)
        case .automatic(let automatic):
            if automatic.includesZero == true, !isDate { values = [min(low, 0), max(high, 0)] }
            if automatic.isReversed == true { values.reverse() }
        case nil: break
        }
        guard values.count >= 2, values.allSatisfy(\.isFinite) else { return nil }
        if type == .log, !isDate, let least = (numbers + values).filter({ $0 > 0 }).min() {
            values = values.map { max($0, least) }
        }
        self.type = isDate ? .linear : type
        self.values = values.map { isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0) }
        self.numbers = values.map(self.type.transformed)
    }

    /// The position of a value from 0 to 1, clamped to the domain.
    func part(of value: _PlottedValue.Kind) -> Double? {
        guard let number = value.continuous, !number.isNaN else { return nil }
        let place = type.transformed(number)
        let last = numbers.count - 1
        for index in 0..<last {
            let (low, high) = (numbers[index], numbers[index + 1])
            guard low != high else { continue }
            let part = (place - low) / (high - low)
            if part < 0, index == 0 { return 0 }
            if part <= 1 { return (Double(index) + max(part, 0)) / Double(last) }
        }
        return numbers.first == numbers.last ? 0.5 : 1
    }
}

extension _PlottedValue.Kind {
    /// The number, or the seconds of a date. Nil for a category.
    fileprivate var continuous: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }
}
