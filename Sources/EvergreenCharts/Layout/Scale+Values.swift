import Foundation

extension Scale {
    /// The value at a place, in points. Of categories, the one whose band is there; nil outside of them.
    func value(at place: Double) -> _PlottedValue.Kind? {
        guard place.isFinite, start != end else { return nil }
        let part = (place - start) / (end - start)
        switch domain {
        case .numbers(let range):
            return .number(range.lowerBound + part * (range.upperBound - range.lowerBound))
        case .dates(let range):
            let length = range.upperBound.timeIntervalSince(range.lowerBound)
            return .date(range.lowerBound.addingTimeInterval(part * length))
        case .categories(let categories):
            let index = (part * Double(categories.count)).rounded(.down)
            return index >= 0 && index < Double(categories.count) ? .category(categories[Int(index)]) : nil
        }
    }
}
