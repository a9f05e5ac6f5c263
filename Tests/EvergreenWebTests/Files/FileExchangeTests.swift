import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct FileExchangeTests {
    private let client = ClientID.random()

    private func registry(_ change: (inout SessionLimits) -> Void = { _ in }) -> SessionRegistry {
        var limits = SessionLimits()
        limits.fileBytes = 100
        change(&limits)
        let files = FileExchange(limits: limits, logger: .forTests)
        return SessionRegistry(limits: limits, service: files, logger: .forTests) { _ in HandmadeWindow() }
    }

    private func received(_ bytes: Int, in registry: SessionRegistry, name: String = "a.txt") throws -> ReceivedFile {
        let space = registry.files.space
        #expect(space.take(bytes, of: ""))
        let url = try space.makePlace(name: name)
        try Data(count: bytes).write(to: url)
        return ReceivedFile(url: url, contentType: .plainText, byteCount: bytes) {
            space.remove(url, bytes: bytes, of: "")
        }
    }

    private func refusal(
        _ registry: SessionRegistry,
        _ ticket: String,
        _ index: Int = 0,
        client: ClientID
    ) -> UploadRefusal? {
        do {
            _ = try registry.files.begin(ticket, index: index, client: client)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a ticket lets its browser upload each file once and its session take them`() throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let files = [ChosenFile(name: "a.txt", byteCount: 1), ChosenFile(name: "b.txt", byteCount: 2)]
        let ticket = try registry.files.expect(files, of: session)
        for (index, file) in files.enumerated() {
            let part = try registry.files.begin(ticket, index: index, client: client)
            #expect(part.file == file)
            #expect(registry.files.end(part, .success(try received(index + 1, in: registry))))
            #expect(refusal(registry, ticket, index, client: client) == .unknownFile)
        }
        #expect(refusal(registry, ticket, 2, client: client) == .unknownFile)
        #expect(refusal(registry, ticket, -1, client: client) == .unknownFile)
        #expect(try registry.files.take(ticket, of: session.token.name).map(\.byteCount) == [1, 2])
        #expect(refusal(registry, ticket, client: client) == .unknownTicket)
        registry.close()
    }

    @Test func `a forged ticket, or one of another browser, is rejected`() throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let ticket = try registry.files.expect([ChosenFile(name: "a", byteCount: 1)], of: session)
        let name = ticket.prefix { $0 != "." }
        for forged in ["", ".", String(name), "\(name).x", SessionToken.random().text, session.token.text] {
            #expect(refusal(registry, forged, client: client) == .unknownTicket)
        }
        #expect(refusal(registry, ticket, client: .random()) == .unknownTicket)
        let other = try registry.open(client: client, address: "")
        #expect(throws: FileTransferError.unavailable) { try registry.files.take(ticket, of: other.token.name) }
        registry.files.revoke(ticket, of: other.token.name)
        #expect(refusal(registry, ticket, client: client) == nil)
        registry.files.revoke(ticket, of: session.token.name)
        #expect(refusal(registry, ticket, client: client) == .unknownTicket)
    }

    @Test func `uploads beyond a limit are rejected before they start`() throws {
        let registry = registry {
            $0.filesPerChoice = 2
            $0.transfersPerSession = 2
            $0.totalFileBytes = 150
        }
        let session = try registry.open(client: client, address: "")
        func expect(_ sizes: [Int]) throws {
            _ = try registry.files.expect(sizes.map { ChosenFile(name: "a", byteCount: $0) }, of: session)
        }
        #expect(throws: FileTransferError.tooManyFiles(maximumCount: 2)) { try expect([1, 1, 1]) }
        let tooLarge = FileTransferError.tooLarge(name: "a", maximumByteCount: 100)
        #expect(throws: tooLarge) { try expect([101]) }
        #expect(throws: tooLarge) { try expect([50, 51]) }
        #expect(throws: tooLarge) { try expect([1, .max]) }
        #expect(throws: tooLarge) { try expect([-1]) }
        try expect([50, 50])
        try expect([0])
        #expect(throws: FileTransferError.tooManyTransfers) { try expect([1]) }
        let second = try registry.open(client: client, address: "")
        #expect(registry.files.space.take(60, of: ""))
        #expect(throws: FileTransferError.noSpace) {
            try registry.files.expect([ChosenFile(name: "a", byteCount: 100)], of: second)
        }
    }

    @Test func `incomplete uploads are an error`() throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let files = [ChosenFile(name: "a", byteCount: 1), ChosenFile(name: "b", byteCount: 1)]
        let ticket = try registry.files.expect(files, of: session)
        let part = try registry.files.begin(ticket, index: 0, client: client)
        _ = registry.files.end(part, .success(try received(1, in: registry)))
        #expect(throws: FileTransferError.interrupted(name: "b")) {
            try registry.files.take(ticket, of: session.token.name)
        }
        let second = try registry.files.expect(files, of: session)
        let failing = try registry.files.begin(second, index: 0, client: client)
        _ = registry.files.end(failing, .failure(.noSpace))
        #expect(throws: FileTransferError.noSpace) { try registry.files.take(second, of: session.token.name) }
        registry.close()
    }

    @Test func `a repeated upload request replaces the previous one`() throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let ticket = try registry.files.expect([ChosenFile(name: "a", byteCount: 1)], of: session)
        let first = try registry.files.begin(ticket, index: 0, client: client)
        let second = try registry.files.begin(ticket, index: 0, client: client)
        #expect(!registry.files.end(first, .failure(.noSpace)))
        #expect(registry.files.end(second, .success(try received(1, in: registry))))
        #expect(try registry.files.take(ticket, of: session.token.name).count == 1)
        registry.close()
    }

    @Test func `files and tickets are removed with their session`() async throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let ticket = try registry.files.expect([ChosenFile(name: "a", byteCount: 1)], of: session)
        let url: URL
        do {
            let file = try received(3, in: registry)
            url = file.url
            registry.files.keep(file, of: session.token.name)
        }
        #expect(FileManager.default.fileExists(atPath: url.path) && registry.files.space.byteCount == 3)
        registry.end(session, .unknownSession)
        #expect(refusal(registry, ticket, client: client) == .unknownTicket)
        #expect(await turns { !FileManager.default.fileExists(atPath: url.path) })
        #expect(registry.files.space.byteCount == 0)
        registry.close()
    }

    @Test func `a session's oldest files are removed to make room`() async throws {
        let registry = registry { $0.fileBytesPerSession = 10 }
        let session = try registry.open(client: client, address: "")
        var urls: [URL] = []
        for _ in 0..<2 {
            let file = try received(4, in: registry)
            urls.append(file.url)
            registry.files.keep(file, of: session.token.name)
        }
        _ = try registry.files.expect([ChosenFile(name: "a", byteCount: 5)], of: session)
        #expect(await turns { !FileManager.default.fileExists(atPath: urls[0].path) })
        #expect(FileManager.default.fileExists(atPath: urls[1].path))
        registry.close()
        #expect(!FileManager.default.fileExists(atPath: urls[1].path))
    }

    @Test func `a file is offered to its browser and downloaded once`() async throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        var saved: [URL] = []
        let offered = OfferedFile(name: "a.txt", contentType: .plainText, contents: Data("abc".utf8))
        let address = try await registry.files.offer(offered, to: session) { saved.append($0) }
        let text = String(address.dropFirst(Download.addressPrefix.count))
        #expect(registry.files.beginDownload(text, client: .random()) == nil)
        #expect(registry.files.beginDownload(text + "x", client: client) == nil)
        let first = try #require(registry.files.beginDownload(text, client: client))
        #expect(registry.files.beginDownload(text, client: client) == nil)
        registry.files.endDownload(first, isWhole: false)
        #expect(saved.isEmpty)
        let second = try #require(registry.files.beginDownload(text, client: client))
        registry.files.endDownload(second, isWhole: true)
        #expect(saved.count == 1 && registry.files.beginDownload(text, client: client) == nil)
        #expect(try Data(contentsOf: saved[0]) == Data("abc".utf8))
        registry.close()
    }

    @Test func `an oversized or withdrawn file is not offered`() async throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let large = OfferedFile(name: "a", contentType: .data, contents: Data(count: 101))
        await #expect(throws: FileTransferError.tooLarge(name: "a", maximumByteCount: 100)) {
            try await registry.files.offer(large, to: session) { _ in }
        }
        let small = OfferedFile(name: "a", contentType: .data, contents: Data(count: 1))
        let address = try await registry.files.offer(small, to: session) { _ in }
        let text = String(address.dropFirst(Download.addressPrefix.count))
        registry.files.withdraw(address, of: "other")
        let download = try #require(registry.files.beginDownload(text, client: client))
        registry.files.endDownload(download, isWhole: false)
        registry.files.withdraw(address, of: session.token.name)
        #expect(registry.files.beginDownload(text, client: client) == nil)
        registry.close()
    }
}
