public import Foundation

/// The changes of one save in one store.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
    /// The type of positions in the history.
    associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
    /// The type of the numbers of transactions.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    /// The time of the save.
    var timestamp: Date { get }
    /// The changes.
    var changes: [HistoryChange] { get }
    /// The position of the transaction in the history.
    var token: TokenType { get }
    /// The number of the transaction.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The name of the store.
    var storeIdentifier: String { get }
    /// The ``ModelContext/author`` of the context that saved.
    var author: String? { get }
}

/// A position in a history. Store it to fetch later transactions.
public protocol HistoryToken: Comparable, Decodable, Encodable, Hashable, Identifiable, Sendable {
    /// The type of the token's content.
    associatedtype TokenType: Decodable, Encodable, Hashable, Sendable

    /// The token's content.
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

/// The insertion of a model.
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

/// The update of a model's properties.
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

/// The deletion of a model.
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
    /// The deleted model.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The preserved values of the model.
    var tombstone: HistoryTombstone<Model> { get }
}
