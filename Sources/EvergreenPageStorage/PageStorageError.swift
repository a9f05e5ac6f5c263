import GRDB

/// An error of a page-state file.
package enum PageStorageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file was written by a later version.
    case newerVersion(path: String)
    /// The file is an unrelated database.
    case anotherFile(path: String)
    /// The file can't be opened, read or written.
    case unusable(path: String, reason: String)

    /// The problem and its solution.
    package var description: String {
        switch self {
        case .newerVersion(let path):
            "The file \(path) was written by a newer version. Use that version, or choose another file with --page-state."
        case .anotherFile(let path):
            "The file \(path) is an unrelated database. Choose another file with --page-state."
        case .unusable(let path, let reason):
            "The file \(path) can't be used: \(reason). Make it writable, remove it if damaged, or choose another file with --page-state."
        }
    }

    init(_ error: DatabaseError, path: String) {
        self = .unusable(path: path, reason: error.message ?? "\(error.resultCode)")
    }
}
