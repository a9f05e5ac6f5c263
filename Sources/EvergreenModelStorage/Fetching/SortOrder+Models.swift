import Foundation

extension Array where Element: PersistentModel {
    /// Sorts like SQL: with the descriptors' `order`, nil first in forward order.
    ///
    /// `sort(using:)` ignores an `order` that is set after a descriptor was created.
    mutating func sort(by descriptors: [SortDescriptor<Element>]) {
        let comparators = descriptors.map { $0.comparator() }
        sort { lhs, rhs in
            for comparator in comparators {
                switch comparator(lhs, rhs) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return false
        }
    }
}

extension SortDescriptor {
    /// Compares the values of the key path, with the descriptor's current order.
    func comparator() -> (Compared, Compared) -> ComparisonResult {
        guard let keyPath else { return compare }
        let (stringComparator, isReversed) = (stringComparator, order == .reverse)
        return { lhs, rhs in
            let result = compareValues(lhs[keyPath: keyPath], rhs[keyPath: keyPath], stringComparator)
            guard isReversed else { return result }
            return switch result {
            case .orderedAscending: .orderedDescending
            case .orderedDescending: .orderedAscending
            case .orderedSame: .orderedSame
            }
        }
    }
}

private func compareValues(_ lhs: Any, _ rhs: Any, _ comparator: String.StandardComparator?) -> ComparisonResult {
    switch (unwrapped(lhs), unwrapped(rhs)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let lhs?, let rhs?):
        if let comparator, let lhs = lhs as? String, let rhs = rhs as? String { return comparator.compare(lhs, rhs) }
        func open<T: Comparable>(_ lhs: T) -> ComparisonResult {
            guard let rhs = rhs as? T else { return .orderedSame }
            return lhs < rhs ? .orderedAscending : lhs > rhs ? .orderedDescending : .orderedSame
        }
        return (lhs as? any Comparable).map { open($0) } ?? .orderedSame
    }
}
