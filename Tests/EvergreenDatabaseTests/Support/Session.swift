import Foundation
import GRDB

/// A SQLite session (https://sqlite.org/sessionintro.html), which records a connection's changes.
///
/// The system's SQLite has sessions, and its header hides them: the functions are looked up by name.
final class Session {
    private typealias Create =
        @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> CInt
    private typealias Delete = @convention(c) (OpaquePointer?) -> Void
    private typealias Attach = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> CInt
    private typealias Changeset =
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<UnsafeMutableRawPointer?>
        ) -> CInt
    private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias Conflict = @convention(c) (UnsafeMutableRawPointer?, CInt, OpaquePointer?) -> CInt
    private typealias Filter = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> CInt
    private typealias Apply =
        @convention(c) (
            OpaquePointer?, CInt, UnsafeMutableRawPointer?, Filter?, Conflict?, UnsafeMutableRawPointer?
        ) -> CInt

    private let session: OpaquePointer

    /// Attaches a session to all tables of a connection. It must be deleted before the connection.
    init(_ db: Database) throws {
        var session: OpaquePointer?
        let create = try Self.function("sqlite3session_create", as: Create.self)
        let attach = try Self.function("sqlite3session_attach", as: Attach.self)
        guard create(db.sqliteConnection, "main", &session) == 0, let session, attach(session, nil) == 0 else {
            throw DatabaseError(message: "There is no session")
        }
        self.session = session
    }

    deinit {
        try? Self.function("sqlite3session_delete", as: Delete.self)(session)
    }

    /// All changes so far.
    func changeset() throws -> Data {
        var (count, start): (CInt, UnsafeMutableRawPointer?) = (0, nil)
        let code = try Self.function("sqlite3session_changeset", as: Changeset.self)(session, &count, &start)
        guard code == 0 else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        defer { try? Self.function("sqlite3_free", as: Free.self)(start) }
        return start.map { Data(bytes: $0, count: Int(count)) } ?? Data()
    }

    /// Applies changes of another database. On conflict, the changes win.
    static func apply(_ changeset: Data, to db: Database) throws {
        let apply = try function("sqlite3changeset_apply", as: Apply.self)
        var bytes = Array(changeset)
        let code = apply(
            db.sqliteConnection,
            CInt(bytes.count),
            &bytes,
            nil,
            // A row that differs or exists is replaced. Anything else is omitted.
            { _, conflict, _ in conflict == 1 || conflict == 3 ? 1 : 0 },
            nil
        )
        guard code == 0 else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage)
        }
    }

    private static func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
        guard let function = dlsym(UnsafeMutableRawPointer(bitPattern: 0), name) else {
            throw DatabaseError(message: "SQLite has no \(name)")
        }
        return unsafeBitCast(function, to: type)
    }
}
