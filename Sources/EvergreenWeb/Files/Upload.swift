import EvergreenDocument
import EvergreenUI
import Foundation

/// The files of one upload.
struct Upload {
    enum Part {
        case expected
        /// A request is uploading it. The number distinguishes the request from earlier ones.
        case coming(Int)
        case received(ReceivedFile)
    }

    let token: SessionToken
    /// The name of the session's token.
    let session: String
    let client: ClientID
    /// The network address that requested the page.
    let address: String
    let files: [ChosenFile]
    var parts: [Part]
    /// The reason why the upload has failed; nil if it has not.
    var failure: FileTransferError?

    init(session: SessionToken, client: ClientID, address: String, files: [ChosenFile]) {
        token = .random()
        self.session = session.name
        self.client = client
        self.address = address
        self.files = files
        parts = files.map { _ in .expected }
    }

    /// Returns the files, if all were received.
    func received() throws(FileTransferError) -> [ReceivedFile] {
        if let failure { throw failure }
        var received: [ReceivedFile] = []
        for (file, part) in zip(files, parts) {
            guard case .received(let one) = part else { throw .interrupted(name: FileName.safe(file.name)) }
            received.append(one)
        }
        return received
    }
}

/// One file of a pending upload request.
struct UploadPart: Sendable {
    let ticket: String
    let index: Int
    let number: Int
    let address: String
    let file: ChosenFile
}

/// The reason to reject an upload request.
enum UploadRefusal: Error, Hashable {
    /// The ticket is unknown or belongs to another browser. It can be valid in the process that has the page's session.
    case unknownTicket
    /// The upload has no such file, or has already received it.
    case unknownFile
}

/// A file that a page can download.
struct Download {
    /// The prefix of download URLs, relative to the app's path. The token follows.
    static let addressPrefix = "_evergreen/download/"

    let token: SessionToken
    let session: String
    let client: ClientID
    let file: ReceivedFile
    let name: String
    let onEnd: @MainActor (URL) -> Void
    /// Whether a request is reading it.
    var isBeingSent = false
}
