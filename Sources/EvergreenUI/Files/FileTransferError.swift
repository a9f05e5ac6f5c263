public import Foundation

/// Why files were not sent to the app, or not saved by the user.
public enum FileTransferError: LocalizedError, Hashable, Sendable {
    /// The files are too large: all of a choice together, or a document.
    case tooLarge(name: String, maximumByteCount: Int)
    /// More files were chosen than may be.
    case tooManyFiles(maximumCount: Int)
    /// A file is of a type that was not asked for.
    case contentTypeNotAllowed(name: String)
    /// The connection ended, the file changed while it was sent, or nothing came for too long.
    case interrupted(name: String)
    /// The server has no room for files at the moment.
    case noSpace
    /// Too many transfers of this page are under way.
    case tooManyTransfers
    /// The views are not shown by a page, as in a preview of Xcode.
    case unavailable

    /// What has happened, and what to do.
    public var errorDescription: String? {
        switch self {
        case .tooLarge(let name, let maximum):
            "“\(name)” is too large: at most \(maximum.formatted(.byteCount(style: .file))) can be sent at once."
        case .tooManyFiles(let maximum): "Too many files: choose \(maximum) at most."
        case .contentTypeNotAllowed(let name): "“\(name)” is not of a type that can be opened here."
        case .interrupted(let name): "“\(name)” was not sent as a whole. Try again."
        case .noSpace: "The server has no room for files at the moment. Try again later."
        case .tooManyTransfers: "Other files are still being sent. Try again when they are there."
        case .unavailable: "Files can't be sent from here."
        }
    }
}
