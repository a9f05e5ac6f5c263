import Foundation

/// What a ``DatabaseContext`` throws when it can't give the access that it is asked for.
public enum DatabaseContextError: Error, Hashable, Sendable {
    /// No database is connected: the context is ``DatabaseContext/notConnected``.
    case notConnected

    /// The context was made with ``DatabaseContext/readOnly(_:)``, and a writer was asked for.
    case readOnly
}

extension DatabaseContextError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .notConnected:
            """
            No database is connected. Give the view, or one above it, a database: \
            .databaseContext(.readWrite { try DatabasePool(path: …) }). Code outside of views sets the dependency \
            \\.databaseContext.
            """
        case .readOnly:
            """
            This database context only reads. To write, make the context with \
            DatabaseContext.readWrite { … }, or write through the type that owns the database.
            """
        }
    }
}

extension DatabaseContextError: LocalizedError {
    /// The same text as ``description``.
    public var errorDescription: String? { description }
}
