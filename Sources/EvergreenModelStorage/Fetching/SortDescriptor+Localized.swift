#if !canImport(Darwin)
    public import Foundation

    extension String {
        /// A locale-dependent order of strings: the cases of `String.StandardComparator` that exist on Apple platforms only.
        public enum LocalizedComparator: Hashable, Sendable {
            /// The order of `localizedCompare(_:)`.
            case localized

            /// The order of a file browser, `localizedStandardCompare(_:)`: "Chapter 9" comes before "chapter 10".
            case localizedStandard
        }
    }

    extension SortDescriptor where Compared: PersistentModel {
        /// Orders models by a string, in the current locale.
        ///
        /// SQLite uses the same comparison, which costs several times as much as the default order.
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

        /// Orders models by an optional string, in the current locale. Nil comes first.
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

/// Appends a component to a key path. The composition of two Sendable key paths is Sendable, which `appending(path:)` does not express;
/// Sendable is a marker protocol, so that the cast changes nothing.
private func extended<Root, Middle, Value>(
    _ keyPath: KeyPath<Root, Middle> & Sendable,
    _ step: KeyPath<Middle, Value> & Sendable
) -> KeyPath<Root, Value> & Sendable {
    unsafeBitCast(keyPath.appending(path: step), to: (KeyPath<Root, Value> & Sendable).self)
}
