import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression
import SeededRandomness
import Testing

@testable import EvergreenWeb

struct GzipPartTests {
    /// Decompresses a file with another implementation of the format.
    private func unzip(_ file: ByteBuffer) throws -> String {
        let channel = EmbeddedChannel(handler: NIOHTTPResponseDecompressor(limit: .none))
        let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["content-encoding": "gzip"])
        try channel.writeInbound(HTTPClientResponsePart.head(head))
        try channel.writeInbound(HTTPClientResponsePart.body(file))
        try channel.writeInbound(HTTPClientResponsePart.end(nil))
        var text = ByteBuffer()
        while let part = try channel.readInbound(as: HTTPClientResponsePart.self) {
            if case .body(var body) = part { text.writeBuffer(&body) }
        }
        return String(buffer: text)
    }

    @Test func `a file of parts decompresses to their texts`() throws {
        var random = SeededGenerator(seed: 1952)
        for _ in 0..<300 {
            var text = ""
            let parts = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                // Longer than a block that is not compressed, and of few or many different characters.
                let count =
                    Int.random(in: 0...100, using: &random) < 95 ? Int.random(in: 0...2_000, using: &random) : 90_000
                let last = UInt32.random(in: 0x20...0x7ff, using: &random)
                let scalars = (0..<count).compactMap { _ in
                    Unicode.Scalar(UInt32.random(in: 0x20...last, using: &random))
                }
                let part = String(String.UnicodeScalarView(scalars))
                text += part
                return switch Int.random(in: 0...2, using: &random) {
                case 0: GzipPart(stored: part)
                case 1: GzipPart(part, .fast)
                default: GzipPart(part, .small)
                }
            }
            #expect(try unzip(GzipPart.file(of: parts)) == text)
        }
    }

    @Test func `repetitive texts are compressed`() {
        let text = String(repeating: "evergreen ", count: 1_000)
        for level in [GzipPart.Level.fast, .small] {
            #expect(GzipPart.file(of: [GzipPart(text, level)]).readableBytes < 200)
        }
    }

    @Test func `a compressed page is the page, with its own token`() throws {
        var drawing = SessionDrawing(title: "Été", html: "<main>Ä 🌲</main>", styles: [])
        func page(_ token: SessionToken, query: String) -> PageText {
            drawing.unopenedQuery = query
            return PageShell.text(of: drawing, token: token, limits: SessionLimits(), query: query)
        }
        for sharedText in [nil, SharedPageText()] {
            drawing.sharedText = sharedText
            for number in 1...3 {
                let token = SessionToken.random()
                let query = "visitor=\(number)"
                let html = try unzip(page(token, query: query).gzipped)
                #expect(html == page(token, query: query).html)
                #expect(html.contains("data-session=\"\(token.text)\"") && html.contains("data-query=\"\(query)\""))
                #expect(html.contains("<title>Été</title>") && html.contains("<main>Ä 🌲</main>"))
            }
        }
    }
}
