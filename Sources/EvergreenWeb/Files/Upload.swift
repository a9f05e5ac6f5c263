import EvergreenDocument
import EvergreenUI
import Foundation

/// The files of one choice on their way to the server.
struct Upload {
    enum Part {
        case expected
        /// A request brings it. The number tells it from one that came before.
        case coming(Int)
        case received(ReceivedFile)
    }

    let token: SessionToken
    /// The name of the session's token.
    let session: String
    let client: ClientID
    /// The network address that asked for the page.
    let address: String
    let files: [ChosenFile]
    var parts: [Part]
    /// Why it can't become whole any more.
    var failure: FileTransferError?

    init(session: SessionToken, client: ClientID, address: String, files: [ChosenFile]) {
        token = .random()
        self.session = session.name
        self.client = client
        self.address = address
        self.files = files
        parts = files.map { _ in .expected }
    }

    /// The files, if all have come.
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

/// One file that a request is about to bring.
struct UploadPart: Sendable {
    let ticket: String
    let index: Int
    let number: Int
    let address: String
    let file: ChosenFile
}

/// Why a request brings no file.
enum UploadRefusal: Error, Hashable {
    /// No such ticket, or another browser's. A process that does not know it may not be the one that the page is at.
    case unknownTicket
    /// There is no such file in the choice, or it has come.
    case unknownFile
}

/// A file that a page may save.
struct Download {
    /// What the addresses of files begin with, relative to that of the app. Their tokens follow.
    static let addressPrefix = "_evergreen/download/"

    let token: SessionToken
    let session: String
    let client: ClientID
    let file: ReceivedFile
    let name: String
    let onEnd: @MainActor (URL) -> Void
    /// Whether a request reads it.
    var isBeingSent = false
}
