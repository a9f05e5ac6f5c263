import GRDB

/// Read access, and optionally write access, to a database.
///
/// ```swift
/// let dbPool = try DatabasePool(path: path)
/// let context = DatabaseContext.readWrite { dbPool }
/// ```
///
/// Opening a database can fail. The closure may throw; the context keeps the error, and ``reader`` and ``writer`` throw it again, so that a
/// view can show it:
///
/// ```swift
/// .databaseContext(.readWrite { try PlayersDatabase.open() })
/// ```
///
/// A context is cheap to copy. It keeps its connection open. Two contexts are equal if they give the same access through the same
/// connection object. A context that failed to open is equal only to its copies: another one may have failed for a different reason.
public struct DatabaseContext: Sendable {
    private enum Access: Sendable {
        case notConnected
        case readOnly(any DatabaseReader)
        case readWrite(any DatabaseWriter)
        case failure(OpeningFailure)
    }

    /// The error of a database that could not be opened. A class, so that failures have an identity.
    private final class OpeningFailure: Sendable {
        let error: any Error

        init(_ error: any Error) { self.error = error }
    }

    private let access: Access

    /// Creates a context that reads from a connection, and never writes, even if the connection can.
    ///
    /// - Parameter reader: Returns the connection. It is called once, immediately. If it throws, each access to the database throws the
    ///   same error.
    public static func readOnly(_ reader: () throws -> any DatabaseReader) -> DatabaseContext {
        do {
            return try DatabaseContext(access: .readOnly(reader()))
        } catch {
            return DatabaseContext(access: .failure(OpeningFailure(error)))
        }
    }

    /// Creates a context that reads from a connection and writes to it.
    ///
    /// - Parameter writer: Returns the connection. It is called once, immediately. If it throws, each access to the database throws the
    ///   same error.
    public static func readWrite(_ writer: () throws -> any DatabaseWriter) -> DatabaseContext {
        do {
            return try DatabaseContext(access: .readWrite(writer()))
        } catch {
            return DatabaseContext(access: .failure(OpeningFailure(error)))
        }
    }

    /// A context without a database: each access throws ``DatabaseContextError/notConnected``.
    public static var notConnected: DatabaseContext {
        DatabaseContext(access: .notConnected)
    }

    /// The connection to write to.
    ///
    /// Throws ``DatabaseContextError/readOnly`` or ``DatabaseContextError/notConnected``, or the error with which the database failed to
    /// open.
    public var writer: any DatabaseWriter {
        get throws {
            switch access {
            case .notConnected: throw DatabaseContextError.notConnected
            case .readOnly: throw DatabaseContextError.readOnly
            case .readWrite(let writer): return writer
            case .failure(let failure): throw failure.error
            }
        }
    }
}

extension DatabaseContext: TopLevelDatabaseReader {
    /// The connection to read from, on any thread.
    ///
    /// Throws ``DatabaseContextError/notConnected``, or the error with which the database failed to open.
    public nonisolated var reader: any DatabaseReader {
        get throws {
            switch access {
            case .notConnected: throw DatabaseContextError.notConnected
            case .readOnly(let reader): return reader
            case .readWrite(let writer): return writer
            case .failure(let failure): throw failure.error
            }
        }
    }
}

extension DatabaseContext: Equatable {
    /// Whether both contexts give the same access through the same connection, or are copies of one that failed to open.
    public static func == (lhs: DatabaseContext, rhs: DatabaseContext) -> Bool {
        switch (lhs.access, rhs.access) {
        case (.notConnected, .notConnected): true
        case (.readOnly(let lhs), .readOnly(let rhs)): lhs === rhs
        case (.readWrite(let lhs), .readWrite(let rhs)): lhs === rhs
        case (.failure(let lhs), .failure(let rhs)): lhs === rhs
        default: false
        }
    }
}
