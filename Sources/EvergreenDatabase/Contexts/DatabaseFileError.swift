import Foundation

/// A problem with the file of an open database.
///
/// If the file of an open connection is deleted or replaced, the connection continues to read and write it as if nothing had happened, and
/// all writes are lost when it closes. Therefore live values of the database fail with this error. So does the commit of each writing
/// transaction, once a live value has been observed.
public enum DatabaseFileError: Error, Hashable, Sendable {
    /// The database file or its write-ahead log was deleted or moved. Observation resumes when it is back.
    case missing

    /// Another file is at the path of the database file or its write-ahead log: for example, a backup was moved over it.
    case replaced
}

extension DatabaseFileError: CustomStringConvertible {
    /// The problem, and how to fix it. It contains no path, since it may be shown to users. The path is logged.
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
