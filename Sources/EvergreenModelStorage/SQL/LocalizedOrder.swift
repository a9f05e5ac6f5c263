import Foundation
import GRDB

/// A comparison of strings that Foundation's sort descriptors don't offer on this platform.
protocol LocalizedComparison {
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
}

enum Localized: LocalizedComparison {
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { lhs.localizedCompare(rhs) }
}

enum LocalizedStandard: LocalizedComparison {
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { lhs.localizedStandardCompare(rhs) }
}

/// A string ordered by a comparison. As the last component of a sort descriptor's key path, it makes the descriptor an ordinary one, which
/// also sorts arrays.
struct OrderedString<Comparison: LocalizedComparison>: Comparable {
    let string: String

    static func == (lhs: Self, rhs: Self) -> Bool { Comparison.compare(lhs.string, rhs.string) == .orderedSame }

    static func < (lhs: Self, rhs: Self) -> Bool { Comparison.compare(lhs.string, rhs.string) == .orderedAscending }
}

extension String {
    var localizedOrder: OrderedString<Localized> { OrderedString(string: self) }
    var localizedStandardOrder: OrderedString<LocalizedStandard> { OrderedString(string: self) }
}

extension String? {
    var localizedOrder: OrderedString<Localized>? { map(OrderedString.init) }
    var localizedStandardOrder: OrderedString<LocalizedStandard>? { map(OrderedString.init) }
}

/// The comparison in the last component of a sort descriptor's key path.
struct LocalizedOrder {
    /// The key path from a string to the compared value.
    let lastStep: AnyKeyPath
    let collation: DatabaseCollation

    /// Nil if the key path ends with another component.
    init?(_ keyPath: AnyKeyPath) {
        switch type(of: keyPath).valueType {
        case is OrderedString<Localized>.Type: (lastStep, collation) = (\String.localizedOrder, Self.localized)
        case is OrderedString<Localized>?.Type: (lastStep, collation) = (\String?.localizedOrder, Self.localized)
        case is OrderedString<LocalizedStandard>.Type:
            (lastStep, collation) = (\String.localizedStandardOrder, Self.localizedStandard)
        case is OrderedString<LocalizedStandard>?.Type:
            (lastStep, collation) = (\String?.localizedStandardOrder, Self.localizedStandard)
        default: return nil
        }
    }

    /// The collation of ``String/LocalizedComparator/localized``.
    static let localized = DatabaseCollation("evergreen_localized", function: Localized.compare)

    /// The collation of ``String/LocalizedComparator/localizedStandard``.
    static let localizedStandard = DatabaseCollation(
        "evergreen_localized_standard",
        function: LocalizedStandard.compare
    )
}
