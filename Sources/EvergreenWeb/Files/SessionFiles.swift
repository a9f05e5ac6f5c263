import EvergreenDocument
import EvergreenUI
import Foundation

/// The file transfers between the views of a session and its page.
@MainActor
final class SessionFiles: FileTransfers {
    private let exchange: FileExchange
    private weak var session: Session?
    /// The name of the session's token.
    private let name: String

    init(exchange: FileExchange, session: Session) {
        self.exchange = exchange
        self.session = session
        name = session.token.name
    }

    var maximumByteCount: Int { exchange.limits.fileBytes }
    var maximumFileCount: Int { exchange.limits.filesPerChoice }

    func expect(_ files: [ChosenFile]) throws(FileTransferError) -> String {
        guard let session else { throw .unavailable }
        return try exchange.expect(files, of: session)
    }

    func take(_ ticket: String) throws(FileTransferError) -> [ReceivedFile] { try exchange.take(ticket, of: name) }
    func revoke(_ ticket: String) { exchange.revoke(ticket, of: name) }
    func keep(_ file: ReceivedFile) { if session != nil { exchange.keep(file, of: name) } }

    func offer(
        _ file: OfferedFile,
        onEnd: @escaping @MainActor (URL) -> Void
    ) async throws(FileTransferError) -> String {
        guard let session else { throw .unavailable }
        return try await exchange.offer(file, to: session, onEnd: onEnd)
    }

    func withdraw(_ address: String) { exchange.withdraw(address, of: name) }
}
