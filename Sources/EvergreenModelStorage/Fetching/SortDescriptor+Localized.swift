#if !canImport(Darwin)
    public import Foundation

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
