import Foundation

/// What is wrong with the file of a database that is open.
///
/// An open connection reads and writes a file that has lost its name as if nothing had happened, and all that was written
/// is lost when the connection closes. So live values of the database fail with this error. From the first live value on, so
/// does each transaction that writes, at its commit.
public enum DatabaseFileError: Error, Hashable, Sendable {
    /// The database file or its write-ahead log was deleted or moved. When it is back, all goes on by itself.
    case missing

    /// Another file has the name of the database file or of its write-ahead log: a backup was moved over it, for example.
    case replaced
}

extension DatabaseFileError: CustomStringConvertible {
    /// What is wrong, and what to do. It names no path: it may be shown to users. The path is logged.
    public var description: String {
        switch self {
        case .missing:
            """
            The database file was deleted or moved while it was open. Changes are refused, because they would be lost. \
            Put the file back, or restart the app.
            """
        case .replaced:
            """
            The database file was replaced by another one while it was open. Changes are refused, because they would be \
            lost. Restart the app to use the other file.
            """
        }
    }
}

extension DatabaseFileError: LocalizedError {
    /// The same text as ``description``.
    public var errorDescription: String? { description }
}
