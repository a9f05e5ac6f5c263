import EvergreenDocument
import Foundation
import Hummingbird
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Files over HTTP.
@MainActor
@Suite(.serialized)
struct FileServerTests {
    /// A page with a session, as a client sees it.
    @MainActor
    private struct OpenPage {
        let server: RunningServer
        let cookie: String
        let session: Session

        init(_ server: RunningServer) async throws {
            self.server = server
            let (cookie, token) = try await server.openPage()
            self.cookie = cookie
            session = try #require(server.registry.session(named: String(token.prefix { $0 != "." })))
        }

        var files: FileExchange { server.registry.files }

        func ticket(_ sizes: Int..., name: String = "a.txt") throws -> String {
            try files.expect(sizes.map { ChosenFile(name: name, byteCount: $0) }, of: session)
        }

        func take(_ ticket: String) throws -> [ReceivedFile] { try files.take(ticket, of: session.token.name) }

        /// Sends a request with a body in chunks.
        func post(
            _ body: [[UInt8]],
            ticket: String,
            index: String = "0",
            length: Int?,
            cookie: String? = nil,
            origin: String? = nil,
            path: String = "/_evergreen/upload"
        ) async throws -> String {
            let host = "127.0.0.1:\(server.port)"
            let lengthField = length.map { "Content-Length: \($0)" } ?? "Transfer-Encoding: chunked"
            let head = """
                POST \(path) HTTP/1.1\r
                Host: \(host)\r
                Origin: \(origin ?? "http://\(host)")\r
                Cookie: \(cookie ?? self.cookie)\r
                Connection: close\r
                Evergreen-Ticket: \(ticket)\r
                Evergreen-File: \(index)\r
                \(lengthField)\r
                \r

                """
            return try await RawClient.exchange(port: server.port, [Array(head.utf8)] + body)
        }
    }

    @Test func `an expected upload is streamed to disk beyond the usual body limit`() async throws {
        try await RunningServer.run { server in
            let page = try await OpenPage(server)
            let bytes = [UInt8]((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
            let ticket = try page.ticket(bytes.count, 0, name: "../Ann's photo.png")
            let parts = [Array(bytes[..<100_000]), Array(bytes[100_000...])]
            let answer = try await page.post(parts, ticket: ticket, length: bytes.count)
            #expect(answer.hasPrefix("HTTP/1.1 204"))
            let second = try await page.post([], ticket: ticket, index: "1", length: 0)
            #expect(second.hasPrefix("HTTP/1.1 204"))
            let files = try page.take(ticket)
            #expect(try Data(contentsOf: files[0].url) == Data(bytes))
            #expect(files[0].url.lastPathComponent == "Ann's photo.png" && files[0].contentType == .png)
            #expect(try Data(contentsOf: files[1].url).isEmpty)
            let attributes = try FileManager.default.attributesOfItem(atPath: files[0].url.path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func `an upload without a ticket, cookie or same origin is rejected`() async throws {
        try await RunningServer.run { server in
            let page = try await OpenPage(server)
            let ticket = try page.ticket(3)
            let forged = try await page.post([Array("abc".utf8)], ticket: SessionToken.random().text, length: 3)
            #expect(forged.hasPrefix("HTTP/1.1 404"))
            let other = try await page.post(
                [Array("abc".utf8)],
                ticket: ticket,
                length: 3,
                cookie: "evergreen=\(ClientID.random().rawValue)"
            )
            #expect(other.hasPrefix("HTTP/1.1 404"))
            for answer in [
                try await page.post([Array("abc".utf8)], ticket: ticket, length: 3, cookie: "a=b"),
                try await page.post([Array("abc".utf8)], ticket: ticket, length: 3, origin: "http://example.org"),
                try await page.post([Array("abc".utf8)], ticket: ticket, index: "x", length: 3),
            ] {
                #expect(answer.hasPrefix("HTTP/1.1 403"))
            }
            let unexpected = try await page.post([Array("abc".utf8)], ticket: ticket, index: "1", length: 3)
            #expect(unexpected.hasPrefix("HTTP/1.1 409"))
            let read = try await server.get("/_evergreen/upload")
            #expect(read.hasPrefix("HTTP/1.1 404"))
            let own = try await page.post([Array("abc".utf8)], ticket: ticket, length: 3)
            #expect(own.hasPrefix("HTTP/1.1 204"))
        }
    }

    @Test func `an upload with the wrong length is discarded`() async throws {
        try await RunningServer.run { server in
            let page = try await OpenPage(server)
            let ticket = try page.ticket(3)
            let longer = try await page.post([], ticket: ticket, length: 1 << 40)
            #expect(longer.hasPrefix("HTTP/1.1 413"))
            let chunk = Array("5\r\nabcde\r\n0\r\n\r\n".utf8)
            let chunked = try await page.post([chunk], ticket: ticket, length: nil)
            #expect(chunked.hasPrefix("HTTP/1.1 400"))
            let shorter = try await page.post([Array("2\r\nab\r\n0\r\n\r\n".utf8)], ticket: ticket, length: nil)
            #expect(shorter.hasPrefix("HTTP/1.1 400"))
            #expect(server.registry.files.space.byteCount == 0)
            // It can be sent again.
            let whole = try await page.post([Array("abc".utf8)], ticket: ticket, length: 3)
            #expect(whole.hasPrefix("HTTP/1.1 204"))
            #expect(try page.take(ticket).count == 1)
        }
    }

    @Test func `the body of a rejected upload is not stored`() async throws {
        try await RunningServer.run { server in
            let page = try await OpenPage(server)
            let flood = [UInt8](repeating: 65, count: 1 << 20)
            _ = try await page.post(Array(repeating: flood, count: 8), ticket: "x.y", length: 8 << 20)
            #expect(server.registry.files.space.byteCount == 0)
            let answer = try await server.get("/health")
            #expect(answer.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `a stalled upload is closed`() async throws {
        var limits = SessionLimits()
        limits.fileTimeout = .milliseconds(50)
        try await RunningServer.run(limits: limits) { server in
            let page = try await OpenPage(server)
            let ticket = try page.ticket(100)
            // The exchange ends when the server closes the connection.
            _ = try await page.post([Array("a".utf8)], ticket: ticket, length: 100)
            #expect(await turns { server.registry.files.space.byteCount == 0 })
            #expect(throws: FileTransferError.interrupted(name: "a.txt")) { try page.take(ticket) }
        }
    }

    @Test func `an upload beyond the server's limit is rejected`() async throws {
        var limits = SessionLimits()
        limits.fileBytesPerAddress = 150
        try await RunningServer.run(limits: limits) { server in
            let page = try await OpenPage(server)
            let (first, second) = (try page.ticket(100), try page.ticket(100))
            let body = [[UInt8](repeating: 65, count: 100)]
            let taken = try await page.post(body, ticket: first, length: 100)
            #expect(taken.hasPrefix("HTTP/1.1 204"))
            let refused = try await page.post(body, ticket: second, length: 100)
            #expect(refused.hasPrefix("HTTP/1.1 507"))
            #expect(throws: FileTransferError.noSpace) { try page.take(second) }
            #expect(server.registry.files.space.byteCount == 100)
        }
    }

    @Test func `a file is downloaded once, under its name, by its own browser`() async throws {
        try await RunningServer.run { server in
            let page = try await OpenPage(server)
            let text = String(repeating: "Zeile – ", count: 20_000)
            let file = OfferedFile(name: "März.csv", contentType: .commaSeparatedText, contents: Data(text.utf8))
            var saved: URL?
            let address = try await page.files.offer(file, to: page.session) { saved = $0 }
            let foreign = try await server.get("/" + address)
            #expect(foreign.hasPrefix("HTTP/1.1 404"))
            let head = try await server.get("/" + address, headers: "Cookie: \(page.cookie)\r\n", method: "HEAD")
            #expect(head.hasPrefix("HTTP/1.1 404") && saved == nil)
            let answer = try await server.get("/" + address, headers: "Cookie: \(page.cookie)\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 200") && answer.hasSuffix(text))
            #expect(answer.contains("filename*=UTF-8''M%C3%A4rz.csv") && answer.contains("text/csv; charset=utf-8"))
            #expect(answer.lowercased().contains("x-content-type-options: nosniff"))
            #expect(await turns { saved != nil })
            let again = try await server.get("/" + address, headers: "Cookie: \(page.cookie)\r\n")
            #expect(again.hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test func `a mounted app receives uploads below its path, beyond the usual body limit`() async throws {
        let router = Router(context: SiteContext.self)
        let app = MountedApp("/site", on: router, options: MountOptions(pageState: .memory)) { FilesApp() }
        try await RunningHost.run(router: router, apps: [app]) { site in
            let page = try await site.get("/site/")
            let pattern = /set-cookie: (evergreen_site=[A-Za-z0-9_-]+);/.ignoresCase()
            let cookie = try #require(page.firstMatch(of: pattern)?.1)
            let token = try #require(page.firstMatch(of: /data-session="([^".]+)\./)?.1)
            let registry = try #require(app.server.responder?.registry)
            let session = try #require(registry.session(named: String(token)))
            let ticket = try registry.files.expect([ChosenFile(name: "a.txt", byteCount: 100_000)], of: session)
            let origin = "Origin: http://127.0.0.1:\(site.port)"
            let headers = "Cookie: \(cookie)\r\n\(origin)\r\nEvergreen-Ticket: \(ticket)\r\nEvergreen-File: 0"
            let body = String(repeating: "a", count: 100_000)
            let answer = try await site.get("/site/_evergreen/upload", headers, method: "POST", body: body)
            #expect(answer.hasPrefix("HTTP/1.1 204"))
            let elsewhere = try await site.get("/site/length", headers, method: "POST", body: body)
            #expect(elsewhere.hasPrefix("HTTP/1.1 413"))
            #expect(try registry.files.take(ticket, of: session.token.name).first?.byteCount == 100_000)
        }
    }
}

private struct FilesApp: App {
    var body: some Scene {
        WindowGroup("Files") { Text("Files") }
    }
}
