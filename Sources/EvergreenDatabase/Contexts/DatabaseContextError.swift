import Foundation

/// An error of a ``DatabaseContext`` that can't give the requested access.
public enum DatabaseContextError: Error, Hashable, Sendable {
    /// No database is connected: the context is ``DatabaseContext/notConnected``.
    case notConnected

    /// A writer was requested from a context created with ``DatabaseContext/readOnly(_:)``.
    case readOnly
}

extension DatabaseContextError: CustomStringConvertible {
    /// The problem, and how to fix it.
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
