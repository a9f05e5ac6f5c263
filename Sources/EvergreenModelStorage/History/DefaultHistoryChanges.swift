/// The insertion of a model by a save.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert, Hashable {
    /// The type of the numbers of transactions.
    public typealias TransactionIdentifier = Int64
    /// The type of the numbers of changes.
    public typealias ChangeIdentifier = Int64

    /// The number of the change in its transaction.
    public let changeIdentifier: Int64
    /// The number of the transaction.
    public let transactionIdentifier: Int64
    /// The model.
    public let changedPersistentIdentifier: PersistentIdentifier
}

/// The update of a model's properties by a save.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, Hashable {
    /// The type of the numbers of transactions.
    public typealias TransactionIdentifier = Int64
    /// The type of the numbers of changes.
    public typealias ChangeIdentifier = Int64
    /// The key path of a changed property.
    public typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

    /// The number of the change in its transaction.
    public let changeIdentifier: Int64
    /// The number of the transaction.
    public let transactionIdentifier: Int64
    /// The model.
    public let changedPersistentIdentifier: PersistentIdentifier

    /// The changed properties, in the order of their declaration: attributes, to-one relationships, and relationships whose inverse is
    /// to-many or not declared.
    ///
    /// A change of `ingredient.recipe` is an update of the ingredient, not of the recipe, whose row does not change.
    public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]

    /// Whether both are the same change.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.changeIdentifier == rhs.changeIdentifier && lhs.transactionIdentifier == rhs.transactionIdentifier
            && lhs.changedPersistentIdentifier == rhs.changedPersistentIdentifier
    }

    /// Hashes the numbers of the change and of the transaction.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(changeIdentifier)
        hasher.combine(transactionIdentifier)
    }
}

/// The deletion of a model by a save: by the context, or through a cascading relationship.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete, Hashable {
    /// The type of the numbers of transactions.
    public typealias TransactionIdentifier = Int64
    /// The type of the numbers of changes.
    public typealias ChangeIdentifier = Int64

    /// The number of the change in its transaction.
    public let changeIdentifier: Int64
    /// The number of the transaction.
    public let transactionIdentifier: Int64
    /// The deleted model.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The values of attributes with the option `preserveValueOnDeletion`.
    public let tombstone: HistoryTombstone<Model>

    /// Whether both are the same change.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.changeIdentifier == rhs.changeIdentifier && lhs.transactionIdentifier == rhs.transactionIdentifier
            && lhs.changedPersistentIdentifier == rhs.changedPersistentIdentifier
    }

    /// Hashes the numbers of the change and of the transaction.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(changeIdentifier)
        hasher.combine(transactionIdentifier)
    }
}
