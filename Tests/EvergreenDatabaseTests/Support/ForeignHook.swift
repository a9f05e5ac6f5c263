import Foundation
import GRDB

/// A preupdate hook of another library, on a connection that Evergreen observes.
///
/// The system's SQLite has the function, and its header hides it: it is looked up by name.
///
/// `@unchecked Sendable`: there is one at a time, and `calls` only changes within writes, which the test waits for.
final class ForeignHook: @unchecked Sendable {
    private typealias Callback =
        @convention(c) (
            UnsafeMutableRawPointer?, OpaquePointer?, CInt, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64
        ) -> Void
    private typealias Register =
        @convention(c) (OpaquePointer?, Callback?, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

    /// Counted by the callback, on the writer's queue.
    private(set) var calls = 0
    /// The current hook. It is set within writes.
    nonisolated(unsafe) private static var current: ForeignHook?

    /// The context that a library passes.
    enum Context: CaseIterable {
        /// A number, which is not an address.
        case number
        /// The address of bytes that are not a session.
        case address
        case none
    }

    /// Registers the hook, replacing any other.
    init(_ db: Database, context: Context) throws {
        Self.current = self
        let pointer: UnsafeMutableRawPointer? =
            switch context {
            case .number: UnsafeMutableRawPointer(bitPattern: 1)
            case .address: Unmanaged.passUnretained(self).toOpaque()
            case .none: nil
            }
        let callback: Callback = { _, _, _, _, _, _, _ in ForeignHook.current?.calls += 1 }
        _ = try Self.register()(db.sqliteConnection, callback, pointer)
    }

    /// Removes the hook.
    static func remove(from db: Database) throws {
        _ = try register()(db.sqliteConnection, nil, nil)
        current = nil
    }

    private static func register() throws -> Register {
        guard let function = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "sqlite3_preupdate_hook") else {
            throw DatabaseError(message: "SQLite has no preupdate hook")
        }
        return unsafeBitCast(function, to: Register.self)
    }
}
