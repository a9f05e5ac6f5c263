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
/// access through the same connection object. A context that failed to open is equal to its copies only: another one
/// may have failed for another reason.
public struct DatabaseContext: Sendable {
    private enum Access: Sendable {
        case notConnected
        case readOnly(any DatabaseReader)
        case readWrite(any DatabaseWriter)
        case failure(OpeningFailure)
    }

    /// Why a database could not be opened. An object, so that one failure can be told from another.
    private final class OpeningFailure: Sendable {
        let error: any Error

        init(_ error: any Error) { self.error = error }
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
            return DatabaseContext(access: .failure(OpeningFailure(error)))
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
            return DatabaseContext(access: .failure(OpeningFailure(error)))
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
            case .failure(let failure): throw failure.error
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
            case .failure(let failure): throw failure.error
            }
        }
    }
}

extension DatabaseContext: Equatable {
    /// Whether both give the same access through the same connection, or failed to open as one.
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
