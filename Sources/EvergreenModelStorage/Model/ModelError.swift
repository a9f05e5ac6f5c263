/// What went wrong with models. Each message says what, where, and what to do.
public struct ModelError: Error, Sendable, CustomStringConvertible {
    /// The kinds of failures.
    public enum Code: Hashable, Sendable {
        /// The classes make no schema.
        case invalidSchema
        /// A class is not part of the container's schema.
        case unknownModel
        /// There is no container.
        case noContainer
        /// The file can't be opened, or is no database.
        case unreadableStore
        /// The file was written by a later version of the schema.
        case newerStore
        /// The tables of the file do not fit the schema.
        case incompatibleStore
        /// The store takes no changes.
        case readOnlyStore
        /// A migration failed. The file is as it was.
        case failedMigration
        /// A value of a row can't be read.
        case unreadableValue
        /// A value can't be stored.
        case invalidValue
        /// A constraint of the schema forbids a change.
        case violatedConstraint
        /// The delete rule `.deny` forbids a deletion.
        case deniedDeletion
        /// An instance belongs to another context.
        case foreignModel
        /// A row does not exist.
        case missingModel
        /// Something cannot be fetched as it was asked for.
        case unsupportedFetch
        /// SQLite or the system reports a failure.
        case storeFailure
    }

    /// What kind of failure it is.
    public let code: Code

    /// What happened, where, and what to do.
    public let message: String

    /// The name of the class that it is about, if it is about one.
    public var entityName: String?

    /// The name of the property that it is about, if it is about one.
    public var propertyName: String?

    /// The row or instance that it is about, if it is about one.
    public var persistentModelID: PersistentIdentifier?

    /// What SQLite or another library says.
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
