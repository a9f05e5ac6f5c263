import GRDB

/// Access to a database: to read it, and perhaps to write.
///
/// ```swift
/// let dbPool = try DatabasePool(path: path)
/// let context = DatabaseContext.readWrite { dbPool }
/// ```
///
/// Opening a database can fail. The closure may throw; the context keeps the error, and throws it again
/// from ``reader`` and ``writer``, so that a view can show it:
///
/// ```swift
/// .databaseContext(.readWrite { try PlayersDatabase.open() })
/// ```
///
/// A context is cheap to copy. It keeps its connection open. Two contexts are equal if they give the same
/// access through the same connection object; two contexts that failed to open are never equal, since the
/// second may have failed for another reason.
public struct DatabaseContext: Sendable {
    private enum Access: Sendable {
        case notConnected
        case readOnly(any DatabaseReader)
        case readWrite(any DatabaseWriter)
        case failure(any Error)
    }

    private let access: Access

    /// Makes a context that reads from a connection, and does not write, even if the connection could.
    ///
    /// - Parameter reader: Returns the connection. It is called once, at once. What it throws is thrown
    ///   by each access to the database.
    public static func readOnly(_ reader: () throws -> any DatabaseReader) -> DatabaseContext {
        do {
            return try DatabaseContext(access: .readOnly(reader()))
        } catch {
            return DatabaseContext(access: .failure(error))
        }
    }

    /// Makes a context that reads from a connection and writes to it.
    ///
    /// - Parameter writer: Returns the connection. It is called once, at once. What it throws is thrown
    ///   by each access to the database.
    public static func readWrite(_ writer: () throws -> any DatabaseWriter) -> DatabaseContext {
        do {
            return try DatabaseContext(access: .readWrite(writer()))
        } catch {
            return DatabaseContext(access: .failure(error))
        }
    }

    /// A context without a database: each access throws ``DatabaseContextError/notConnected``.
    public static var notConnected: DatabaseContext {
        DatabaseContext(access: .notConnected)
    }

    /// The connection to write to.
    ///
    /// It throws ``DatabaseContextError/readOnly`` or ``DatabaseContextError/notConnected``, or the error that
    /// kept the database from being opened.
    public var writer: any DatabaseWriter {
        get throws {
            switch access {
            case .notConnected: throw DatabaseContextError.notConnected
            case .readOnly: throw DatabaseContextError.readOnly
            case .readWrite(let writer): return writer
            case .failure(let error): throw error
            }
        }
    }
}

extension DatabaseContext: TopLevelDatabaseReader {
    /// The connection to read from, on any thread.
    ///
    /// It throws ``DatabaseContextError/notConnected``, or the error that kept the database from being opened.
    public nonisolated var reader: any DatabaseReader {
        get throws {
            switch access {
            case .notConnected: throw DatabaseContextError.notConnected
            case .readOnly(let reader): return reader
            case .readWrite(let writer): return writer
            case .failure(let error): throw error
            }
        }
    }
}

extension DatabaseContext: Equatable {
    /// Whether both give the same access through the same connection.
    public static func == (lhs: DatabaseContext, rhs: DatabaseContext) -> Bool {
        switch (lhs.access, rhs.access) {
        case (.notConnected, .notConnected): true
        case (.readOnly(let lhs), .readOnly(let rhs)): lhs === rhs
        case (.readWrite(let lhs), .readWrite(let rhs)): lhs === rhs
        default: false
        }
    }
}
