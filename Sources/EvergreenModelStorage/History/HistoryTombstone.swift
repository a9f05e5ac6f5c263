import GRDB

/// The preserved values of a deleted model: those of attributes with the option `preserveValueOnDeletion`.
///
/// ```swift
/// let title = deletion.tombstone[\.title] as? String
/// ```
///
/// As a sequence, it contains the values in the order in which their properties are declared.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, Sendable {
    private let entity: Schema.Entity
    /// The stored values, by the index of the property.
    private let values: [Int: DatabaseValue]

    init(_ entity: Schema.Entity, _ values: [Int: DatabaseValue]) {
        self.entity = entity
        self.values = values
    }

    /// The value of a property; nil if it was nil or not preserved, or if the stored value can't be read as the property's current type.
    public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? {
        entity.property(at: keyPath).flatMap(value)
    }

    private func value(of property: Schema.Property) -> (any Sendable)? {
        guard let stored = values[property.index], !stored.isNull, let access = property.attribute?.access,
            let value = try? access.decoded(stored)
        else { return nil }
        return sendable(decoded: value)
    }

    /// Creates an iterator over the values.
    public func makeIterator() -> Iterator {
        Iterator(values: values.keys.sorted().compactMap { value(of: entity.allProperties[$0]) }.makeIterator())
    }

    /// An iterator over the preserved values of a deleted model.
    public struct Iterator: IteratorProtocol {
        fileprivate var values: IndexingIterator<[any Sendable]>

        /// Returns the next value; nil if there is none.
        public mutating func next() -> Any? { values.next() }
    }
}
