#if !canImport(Darwin)
    public import Foundation
    import GRDB

    extension String {
        /// How the current locale orders strings: what `String.StandardComparator` has on Apple platforms beside `.lexical`.
        public enum LocalizedComparator: Hashable, Sendable {
            /// As `localizedCompare(_:)`.
            case localized

            /// As a file browser does, with `localizedStandardCompare(_:)`: "Chapter 9" comes before "chapter 10".
            case localizedStandard
        }
    }

    extension SortDescriptor where Compared: PersistentModel {
        /// Orders models by a string, in the current locale.
        ///
        /// SQLite orders by the same comparison, which costs several times that of the default order.
        public init(
            _ keyPath: KeyPath<Compared, String> & Sendable,
            comparator: String.LocalizedComparator,
            order: SortOrder = .forward
        ) {
            switch comparator {
            case .localized: self.init(extended(keyPath, \.localizedOrder), order: order)
            case .localizedStandard: self.init(extended(keyPath, \.localizedStandardOrder), order: order)
            }
        }

        /// Orders models by a string, in the current locale. Nil comes first.
        public init(
            _ keyPath: KeyPath<Compared, String?> & Sendable,
            comparator: String.LocalizedComparator,
            order: SortOrder = .forward
        ) {
            switch comparator {
            case .localized: self.init(extended(keyPath, \.localizedOrder), order: order)
            case .localizedStandard: self.init(extended(keyPath, \.localizedStandardOrder), order: order)
            }
        }
    }

#endif

/// A key path and one more step. What is put together of two Sendable ones is Sendable, which `appending(path:)` does not
/// say; Sendable is no more than a mark, so that the cast changes nothing.
private func extended<Root, Middle, Value>(
    _ keyPath: KeyPath<Root, Middle> & Sendable,
    _ step: KeyPath<Middle, Value> & Sendable
) -> KeyPath<Root, Value> & Sendable {
    unsafeBitCast(keyPath.appending(path: step), to: (KeyPath<Root, Value> & Sendable).self)
}

/// A comparison of strings that Foundation's sort descriptors have no name for here.
private protocol LocalizedComparison {
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
}

private enum Localized: LocalizedComparison {
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { lhs.localizedCompare(rhs) }
}

private enum LocalizedStandard: LocalizedComparison {
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { lhs.localizedStandardCompare(rhs) }
}

/// A string in the order of a comparison. It is the last step of a sort descriptor's key path: so the descriptor is an
/// ordinary one, which sorts arrays, too.
private struct OrderedString<Comparison: LocalizedComparison>: Comparable {
    let string: String

    static func == (lhs: Self, rhs: Self) -> Bool { Comparison.compare(lhs.string, rhs.string) == .orderedSame }

    static func < (lhs: Self, rhs: Self) -> Bool { Comparison.compare(lhs.string, rhs.string) == .orderedAscending }
}

extension String {
    fileprivate var localizedOrder: OrderedString<Localized> { OrderedString(string: self) }
    fileprivate var localizedStandardOrder: OrderedString<LocalizedStandard> { OrderedString(string: self) }
}

extension String? {
    fileprivate var localizedOrder: OrderedString<Localized>? { map(OrderedString.init) }
    fileprivate var localizedStandardOrder: OrderedString<LocalizedStandard>? { map(OrderedString.init) }
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
