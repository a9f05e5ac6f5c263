public import Foundation

/// What one save has changed in one store.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
    /// The type of the positions in a history.
    associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
    /// The type of the numbers of transactions.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    /// When the changes were saved.
    var timestamp: Date { get }
    /// The changes.
    var changes: [HistoryChange] { get }
    /// The position of the transaction in the history.
    var token: TokenType { get }
    /// The number of the transaction.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The name of the store.
    var storeIdentifier: String { get }
    /// The ``ModelContext/author`` of the context that has saved.
    var author: String? { get }
}

/// A position in a history, which can be kept to ask later for what came after it.
public protocol HistoryToken: Comparable, Decodable, Encodable, Hashable, Identifiable, Sendable {
    /// The type of what the token consists of.
    associatedtype TokenType: Decodable, Encodable, Hashable, Sendable

    /// What the token consists of.
    var tokenValue: TokenType? { get }
}

/// A change of one model.
///
/// ```swift
/// switch change {
/// case .delete(let deletion as DefaultHistoryDelete<Recipe>): forget(deletion.tombstone[\.title])
/// case .update(let update as DefaultHistoryUpdate<Recipe>) where update.updatedAttributes.contains(\.title): …
/// default: break
/// }
/// ```
public enum HistoryChange: Sendable {
    /// A model was inserted.
    case insert(any HistoryInsert)
    /// Properties of a model were changed.
    case update(any HistoryUpdate)
    /// A model was deleted.
    case delete(any HistoryDelete)

    /// The model.
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// A model was inserted.
public protocol HistoryInsert<Model>: Sendable {
    /// The class of the model.
    associatedtype Model: PersistentModel
    /// The type of the numbers of transactions.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The type of the numbers of changes.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

    /// The number of the change.
    var changeIdentifier: ChangeIdentifier { get }
    /// The number of the transaction.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The model.
    var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// Properties of a model were changed.
public protocol HistoryUpdate<Model>: Sendable {
    /// The class of the model.
    associatedtype Model: PersistentModel
    /// The type of the numbers of transactions.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The type of the numbers of changes.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

    /// The key path of a changed property.
    typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

    /// The number of the change.
    var changeIdentifier: ChangeIdentifier { get }
    /// The number of the transaction.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The model.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The changed properties.
    var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

/// A model was deleted.
public protocol HistoryDelete<Model>: Sendable {
    /// The class of the model.
    associatedtype Model: PersistentModel
    /// The type of the numbers of transactions.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The type of the numbers of changes.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

    /// The number of the change.
    var changeIdentifier: ChangeIdentifier { get }
    /// The number of the transaction.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The model that is no more.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The values that were kept of the model.
    var tombstone: HistoryTombstone<Model> { get }
}
