/// An error of model storage. Its message states what happened, where, and what to do.
public struct ModelError: Error, Sendable, CustomStringConvertible {
    /// The kinds of failures.
    public enum Code: Hashable, Sendable {
        /// The classes don't form a valid schema.
        case invalidSchema
        /// A class is not part of the container's schema.
        case unknownModel
        /// There is no container.
        case noContainer
        /// The file can't be opened, or is not a database.
        case unreadableStore
        /// The file was written by a later version of the schema.
        case newerStore
        /// The tables of the file don't match the schema.
        case incompatibleStore
        /// The store is read-only.
        case readOnlyStore
        /// A migration failed. The file is unchanged.
        case failedMigration
        /// A value of a row can't be read.
        case unreadableValue
        /// A value can't be stored.
        case invalidValue
        /// A change violates a constraint of the schema.
        case violatedConstraint
        /// The delete rule `.deny` forbids a deletion.
        case deniedDeletion
        /// An instance belongs to another context.
        case foreignModel
        /// A row does not exist.
        case missingModel
        /// The fetch is not supported.
        case unsupportedFetch
        /// The store keeps no history.
        case noHistory
        /// Transactions after the token were deleted from the history.
        case historyTokenExpired
        /// SQLite or the system reported a failure.
        case storeFailure
    }

    /// The kind of failure.
    public let code: Code

    /// What happened, where, and what to do.
    public let message: String

    /// The name of the affected class; nil for none.
    public var entityName: String?

    /// The name of the affected property; nil for none.
    public var propertyName: String?

    /// The affected row or instance; nil for none.
    public var persistentModelID: PersistentIdentifier?

    /// The error of SQLite or another library; nil for none.
    public var underlyingError: (any Error)?

    package init(
        _ code: Code,
        _ message: String,
        entity: String? = nil,
        property: String? = nil,
        id: PersistentIdentifier? = nil,
        underlying: (any Error)? = nil
    ) {
        self.code = code
        self.message = message
        entityName = entity
        propertyName = property
        persistentModelID = id
        underlyingError = underlying
    }

    static func invalidSchema(_ message: String) -> ModelError { ModelError(.invalidSchema, message) }

    /// The message.
    public var description: String { message }
}
