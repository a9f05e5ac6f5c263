import Synchronization

/// The connection of an instance to its row and its context. Created and stored by code that `@Model` generates.
public struct _ModelStorage {
    /// Nil for an instance that was never inserted.
    var batch: FetchBatch?

    /// The primary key of the row; negative and temporary before the first save, zero before an identifier was requested.
    var rowID: Int64 = 0

    var extras: ModelExtras?

    /// Creates the storage of an instance that is not inserted.
    public init() {}

    var context: ModelContext? { batch?.context }
    var isDeleted: Bool { extras?.isDeleted ?? false }
    var hasChanges: Bool { extras?.hasChanges == true || (rowID <= 0 && batch != nil && !isDeleted) }

    /// Whether the value of an attribute was deferred by the fetch.
    func isDeferred(_ property: Int) -> Bool {
        guard let batch, !batch.deferred.isEmpty, batch.deferred.contains(property) else { return false }
        return extras?.loadedAttributes.contains(property) != true
    }

    /// Whether the instance has a row.
    var isStored: Bool { rowID > 0 }

    private static let lastTemporaryID = Atomic<Int64>(0)

    static func nextTemporaryID() -> Int64 {
        lastTemporaryID.subtract(1, ordering: .relaxed).newValue
    }

    mutating func identifier<Model: PersistentModel>(of model: Model) -> PersistentIdentifier {
        if rowID == 0 { rowID = Self.nextTemporaryID() }
        return PersistentIdentifier(
            storeIdentifier: batch?.storeIdentifier,
            entityName: batch?.entity.name ?? Model._typeName,
            key: rowID > 0 ? .row(rowID) : .temporary(rowID)
        )
    }

    mutating func extrasForObservation() -> ModelExtras {
        if let extras { return extras }
        let made = ModelExtras()
        extras = made
        return made
    }
}

// MARK: - Initial values

extension _ModelStorage {
    /// Returns the initial value of an attribute.
    @_disfavoredOverload
    public mutating func initialize<Value: Codable>(_ value: Value, at property: Int) -> Value { value }

    /// Stores the initial model of a to-one relationship.
    public mutating func initialize<Related: PersistentModel>(_ related: Related?, at property: Int) -> Related? {
        setInitialSlot(related.map(ToOneSlot.init), at: property)
        return nil
    }

    /// Stores the initial model of a required to-one relationship.
    public mutating func initialize<Related: PersistentModel>(_ related: Related, at property: Int) -> Related {
        setInitialSlot(ToOneSlot(related), at: property)
        return related
    }

    /// Stores the initial models of a to-many relationship.
    public mutating func initialize<Related: PersistentModel>(_ related: [Related], at property: Int) -> [Related] {
        setInitialSlot(related.isEmpty ? nil : ToManySlot(related), at: property)
        return []
    }

    /// Stores the initial models of an optional to-many relationship.
    public mutating func initialize<Related: PersistentModel>(_ related: [Related]?, at property: Int) -> [Related]? {
        setInitialSlot(related.map(ToManySlot.init), at: property)
        return nil
    }

    /// An initializer may replace the declared default value, even with nil or no models.
    private mutating func setInitialSlot(_ slot: RelationshipSlot?, at property: Int) {
        if let slot {
            extrasForObservation().slots[property] = slot
        } else {
            extras?.slots[property] = nil
        }
    }

    /// Returns a value whose type can't be stored.
    @_disfavoredOverload
    public mutating func initialize<Value>(_ value: Value, at property: Int) -> Value { value }
}
