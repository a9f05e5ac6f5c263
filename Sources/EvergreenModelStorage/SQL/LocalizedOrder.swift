import Foundation
import GRDB

/// A comparison of strings that Foundation's sort descriptors have no name for here.
protocol LocalizedComparison {
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
}

enum Localized: LocalizedComparison {
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { lhs.localizedCompare(rhs) }
}

enum LocalizedStandard: LocalizedComparison {
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { lhs.localizedStandardCompare(rhs) }
}

/// A string in the order of a comparison. It is the last step of a sort descriptor's key path: so the descriptor is an
/// ordinary one, which sorts arrays, too.
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

/// The comparison that is the last step of a sort descriptor's key path.
struct LocalizedOrder {
    /// From a string to what is compared.
    let lastStep: AnyKeyPath
    let collation: DatabaseCollation

    /// Nil if the key path leads elsewhere.
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
