import Foundation
import GRDB
import GRDBSQLite

/// The file of a configuration, with diagnostics for opening failures.
struct StoreFile {
    let configuration: ModelConfiguration

    var path: String { configuration.url.path }

    /// The URI that opens the file as immutable; nil if the folder is writable.
    var immutableURI: String? {
        guard FileManager.default.isReadableFile(atPath: path),
            !FileManager.default.isWritableFile(atPath: configuration.url.deletingLastPathComponent().path)
        else { return nil }
        return configuration.url.absoluteString + "?immutable=1"
    }

    /// Detects problems for which SQLite has no clear message, and creates the folder of a new file.
    func prepare() throws {
        guard configuration.url.isFileURL else {
            throw fail(.unreadableStore, "is not a file URL. Use URL(fileURLWithPath:).")
        }
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
            guard !isDirectory.boolValue else {
                throw fail(.unreadableStore, "is a folder. Give the URL of a file in it.")
            }
            return
        }
        guard configuration.allowsSave else {
            throw fail(
                .unreadableStore,
                "does not exist, and is not created because the configuration has allowsSave: false. Open it once with a "
                    + "configuration that allows saving."
            )
        }
        do {
            try FileManager.default.createDirectory(
                at: configuration.url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
        } catch {
            throw fail(
                .unreadableStore,
                "can't be created: its folder can't be created, or is not a folder. (\(error))",
                error
            )
        }
    }

    /// Whether an error is caused by the file or the system, rather than by a statement.
    static func isAboutFile(_ error: DatabaseError) -> Bool {
        switch error.resultCode {
        case .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_READONLY,
            .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_NOMEM:
            true
        default:
            false
        }
    }

    /// Converts an SQLite error to an error about the file.
    func error(_ error: DatabaseError) -> ModelError {
        switch error.resultCode {
        case .SQLITE_NOTADB:
            fail(
                .unreadableStore,
                "is not a SQLite database, or is encrypted. Nothing was changed. Choose another file.",
                error
            )
        case .SQLITE_CORRUPT:
            fail(
                .unreadableStore,
                "is damaged. Nothing was changed. Restore a copy, or recover what is left with sqlite3's .recover command.",
                error
            )
        case .SQLITE_CANTOPEN where immutableURI != nil:
            // The write-ahead log has files of its own, which can't be created in a read-only folder.
            readOnly(error)
        case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
            fail(
                .unreadableStore,
                "can't be opened. Check that the program may read and write it and its folder.",
                error
            )
        case .SQLITE_READONLY:
            readOnly(error)
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            fail(
                .storeFailure,
                "is locked by another connection, which did not finish in time. Nothing was changed. Try again when it has.",
                error
            )
        case .SQLITE_FULL:
            fail(
                .storeFailure,
                "can't grow: the disk is full. Nothing was changed. Free some space, and try again.",
                error
            )
        default:
            fail(.storeFailure, "can't be opened: \(error)", error)
        }
    }

    func readOnly(_ error: DatabaseError? = nil) -> ModelError {
        fail(
            .readOnlyStore,
            "can't be written: it, its folder or its disk is read-only. Nothing was changed. Change that, or open it with "
                + "allowsSave: false.",
            error
        )
    }

    func fail(_ code: ModelError.Code, _ message: String, _ underlying: (any Error)? = nil) -> ModelError {
        ModelError(code, "The file \(path) \(message)", underlying: underlying)
    }
}
