import EvergreenDocument
import EvergreenUI
import Foundation
import Logging

/// The file transfers between pages and the server: uploads and downloads.
///
/// A ticket or URL is valid for one session and its browser, until the view that has requested it is removed. File contents are transferred
/// by separate requests, off the main actor; views are notified by the page's next event.
@MainActor
final class FileExchange: SessionService {
    let limits: SessionLimits
    let space: FileSpace
    private let logger: Logger
    /// By the names of their tokens.
    private var uploads: [String: Upload] = [:]
    private var downloads: [String: Download] = [:]
    /// The files that views of each session have received, by the name of its token, oldest first.
    private var kept: [String: [ReceivedFile]] = [:]
    private var lastNumber = 0

    init(limits: SessionLimits, logger: Logger) {
        self.limits = limits
        self.logger = logger
        space = FileSpace(limits: limits, logger: logger)
    }

    func environment(of session: Session) -> @MainActor (inout EnvironmentValues) -> Void {
        let files = SessionFiles(exchange: self, session: session)
        return { $0.fileTransfers = files }
    }

    func isBusy(for session: Session) -> Bool { uploads.values.contains { $0.session == session.token.name } }

    // MARK: - Uploads

    /// Authorizes a session's page to upload files.
    func expect(_ files: [ChosenFile], of session: Session) throws(FileTransferError) -> String {
        do {
            return try makeUpload(files, of: session)
        } catch {
            logger.notice(
                "An upload was rejected.",
                metadata: ["reason": "\(error.localizedDescription)", "session": "\(session.token.shortName)"]
            )
            throw error
        }
    }

    private func makeUpload(_ files: [ChosenFile], of session: Session) throws(FileTransferError) -> String {
        guard files.count <= limits.filesPerChoice else { throw .tooManyFiles(maximumCount: limits.filesPerChoice) }
        var bytes = 0
        for file in files {
            guard file.byteCount >= 0, file.byteCount <= limits.fileBytes - bytes else {
                throw .tooLarge(name: FileName.safe(file.name), maximumByteCount: limits.fileBytes)
            }
            bytes += file.byteCount
        }
        let name = session.token.name
        let isBusy = uploads.values.count { $0.session == name } >= limits.transfersPerSession
        guard !isBusy else { throw .tooManyTransfers }
        makeRoom(for: bytes, in: name)
        guard space.hasRoom(for: bytes, of: session.address) else { throw .noSpace }
        let upload = Upload(session: session.token, client: session.client, address: session.address, files: files)
        uploads[upload.token.name] = upload
        return upload.token.text
    }

    /// Begins to receive a file.
    func begin(_ ticket: String, index: Int, client: ClientID) throws(UploadRefusal) -> UploadPart {
        guard let token = SessionToken(text: ticket), var upload = uploads[token.name],
            token.opens(upload.token, of: upload.client, in: client)
        else { throw .unknownTicket }
        guard upload.parts.indices.contains(index) else { throw .unknownFile }
        if case .received = upload.parts[index] { throw .unknownFile }
        lastNumber += 1
        // A repeated request replaces one that was lost.
        upload.parts[index] = .coming(lastNumber)
        uploads[token.name] = upload
        return UploadPart(
            ticket: token.name,
            index: index,
            number: lastNumber,
            address: upload.address,
            file: upload.files[index]
        )
    }

    /// Finishes an upload. A file that is no longer expected is removed.
    ///
    /// - Returns: Whether the file was expected.
    func end(_ part: UploadPart, _ result: Result<ReceivedFile, FileTransferError>) -> Bool {
        guard var upload = uploads[part.ticket], case .coming(part.number) = upload.parts[part.index] else {
            return false
        }
        switch result {
        case .success(let file): upload.parts[part.index] = .received(file)
        case .failure(.interrupted): upload.parts[part.index] = .expected
        case .failure(let error):
            upload.parts[part.index] = .expected
            upload.failure = error
        }
        uploads[part.ticket] = upload
        if case .failure(let error) = result {
            logger.notice("A file was not received.", metadata: ["reason": "\(error.localizedDescription)"])
        }
        return true
    }

    /// Takes the files of a ticket, which is then invalid.
    func take(_ ticket: String, of session: String) throws(FileTransferError) -> [ReceivedFile] {
        guard let token = SessionToken(text: ticket), let upload = uploads[token.name], upload.session == session else {
            throw .unavailable
        }
        uploads[token.name] = nil
        return try upload.received()
    }

    func revoke(_ ticket: String, of session: String) {
        guard let token = SessionToken(text: ticket), uploads[token.name]?.session == session else { return }
        uploads[token.name] = nil
    }

    /// Keeps a file for the views of a session.
    func keep(_ file: ReceivedFile, of session: String) { kept[session, default: []].append(file) }

    /// Discards the oldest files of a session that exceeds its limit.
    private func makeRoom(for bytes: Int, in session: String) {
        guard var files = kept[session] else { return }
        var total = files.reduce(bytes) { $0 + $1.byteCount }
        while total > limits.fileBytesPerSession, !files.isEmpty {
            total -= files.removeFirst().byteCount
        }
        kept[session] = files
    }

    // MARK: - Downloads

    /// Offers a file for download to a session's page.
    ///
    /// - Returns: Its URL, relative to the app's path.
    func offer(
        _ file: OfferedFile,
        to session: Session,
        onEnd: @escaping @MainActor (URL) -> Void
    ) async throws(FileTransferError) -> String {
        let bytes = file.contents.count
        guard bytes <= limits.fileBytes else {
            throw .tooLarge(name: file.name, maximumByteCount: limits.fileBytes)
        }
        let name = session.token.name
        guard downloads.values.count(where: { $0.session == name }) < limits.transfersPerSession else {
            throw .tooManyTransfers
        }
        makeRoom(for: bytes, in: name)
        let written = try await FileExchange.write(file, in: space, of: session.address)
        let download = Download(
            token: .random(),
            session: name,
            client: session.client,
            file: written,
            name: file.name,
            onEnd: onEnd
        )
        downloads[download.token.name] = download
        return Download.addressPrefix + download.token.text
    }

    @concurrent
    private nonisolated static func write(
        _ file: OfferedFile,
        in space: FileSpace,
        of address: String
    ) async throws(FileTransferError) -> ReceivedFile {
        let bytes = file.contents.count
        guard space.take(bytes, of: address) else { throw .noSpace }
        do {
            let url = try space.makePlace(name: FileName.safe(file.name))
            do {
                try file.contents.write(to: url)
            } catch {
                space.remove(url, bytes: 0, of: address)
                throw error
            }
            return ReceivedFile(url: url, contentType: file.contentType, byteCount: bytes) {
                space.remove(url, bytes: bytes, of: address)
            }
        } catch {
            space.release(bytes, of: address)
            throw .noSpace
        }
    }

    /// Returns the file at a URL. Only one request at a time can read it.
    func beginDownload(_ text: String, client: ClientID) -> Download? {
        guard let token = SessionToken(text: text), let download = downloads[token.name], !download.isBeingSent,
            token.opens(download.token, of: download.client, in: client)
        else { return nil }
        downloads[token.name]?.isBeingSent = true
        return download
    }

    /// Called when a request has read the whole file or has ended early, after which another request can read it.
    func endDownload(_ download: Download, isWhole: Bool) {
        guard downloads[download.token.name] != nil else { return }
        guard isWhole else {
            downloads[download.token.name]?.isBeingSent = false
            return
        }
        downloads[download.token.name] = nil
        keep(download.file, of: download.session)
        download.onEnd(download.file.url)
    }

    func withdraw(_ address: String, of session: String) {
        let text = address.dropFirst(Download.addressPrefix.count)
        guard let token = SessionToken(text: String(text)), downloads[token.name]?.session == session else { return }
        downloads[token.name] = nil
    }

    // MARK: - End of a session

    /// Removes the files of an ended session, except for photos that views of its successor may still use.
    func sessionDidEnd(_ name: String) {
        kept[name] = nil
        guard !uploads.isEmpty || !downloads.isEmpty else { return }
        uploads = uploads.filter { $0.value.session != name }
        downloads = downloads.filter { $0.value.session != name }
    }

    /// Removes all files.
    func close() {
        uploads = [:]
        downloads = [:]
        kept = [:]
        space.close()
    }
}
