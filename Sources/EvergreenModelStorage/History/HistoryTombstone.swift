import GRDB

/// The values that were kept of a deleted model: those of attributes with the option `preserveValueOnDeletion`.
///
/// ```swift
/// let title = deletion.tombstone[\.title] as? String
/// ```
///
/// As a sequence, it has the values in the order of the declaration of their properties.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, Sendable {
    private let entity: Schema.Entity
    /// The stored values, by the index of the property.
    private let values: [Int: DatabaseValue]

    init(_ entity: Schema.Entity, _ values: [Int: DatabaseValue]) {
        self.entity = entity
        self.values = values
    }

    /// The value that a property had; nil if it had none, if it was not kept, or if its type is another one by now, which
    /// can't be read from what was stored.
    public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? {
        entity.property(at: keyPath).flatMap(value)
    }

    private func value(of property: Schema.Property) -> (any Sendable)? {
        guard let stored = values[property.index], !stored.isNull, let access = property.attribute?.access,
            let value = try? access.decoded(stored)
        else { return nil }
        return sendable(decoded: value)
    }

    /// Makes an iterator over the values.
    public func makeIterator() -> Iterator {
        Iterator(values: values.keys.sorted().compactMap { value(of: entity.allProperties[$0]) }.makeIterator())
    }

    /// An iterator over the kept values of a deleted model.
    public struct Iterator: IteratorProtocol {
        fileprivate var values: IndexingIterator<[any Sendable]>

        /// Returns the next value; nil if there is none.
        public mutating func next() -> Any? { values.next() }
    }
}
