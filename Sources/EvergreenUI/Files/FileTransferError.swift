public import Foundation

/// An error of an upload to the app, or of a download by the user.
public enum FileTransferError: LocalizedError, Hashable, Sendable {
    /// The files are too large: all files of a selection together, or an exported document.
    case tooLarge(name: String, maximumByteCount: Int)
    /// The selection has too many files.
    case tooManyFiles(maximumCount: Int)
    /// The type of a file is not allowed.
    case contentTypeNotAllowed(name: String)
    /// The upload was interrupted: the connection closed, the file changed, or the transfer timed out.
    case interrupted(name: String)
    /// The server has no space for files at the moment.
    case noSpace
    /// The page has too many concurrent transfers.
    case tooManyTransfers
    /// The views are not part of a served page, as in an Xcode preview.
    case unavailable

    /// A description of the error and how to recover.
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
