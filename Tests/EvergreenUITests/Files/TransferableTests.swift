import Foundation
import Testing

@testable import EvergreenUI

private struct Note: Codable, Transferable, Equatable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.text, importing: { Note(text: $0) })
    }
}

struct TransferableTests {
    @Test func `a value is decoded from data of its content type`() async throws {
        let data = Data(#"{"text":"Hello"}"#.utf8)
        #expect(try await Note.imported(from: data, of: .json) == Note(text: "Hello"))
        #expect(try await Note.imported(from: Data("Hello".utf8), of: .plainText) == Note(text: "Hello"))
        #expect(try await Note.imported(from: data, of: .png) == nil)
        await #expect(throws: (any Error).self) { try await Note.imported(from: Data("{".utf8), of: .json) }
        #expect(Note.exportedTypes == [.json, .utf8PlainText])
    }

    @Test func `data decodes from any type, strings from text types, and URLs from URLs`() async throws {
        #expect(try await Data.imported(from: Data([1]), of: .png) == Data([1]))
        #expect(try await String.imported(from: Data("ä".utf8), of: .commaSeparatedText) == "ä")
        #expect(try await String.imported(from: Data("ä".utf8), of: .png) == nil)
        await #expect(throws: (any Error).self) { try await String.imported(from: Data([0xff]), of: .plainText) }
        #expect(try await URL.imported(from: Data("https://a.b/".utf8), of: .url) == URL(string: "https://a.b/"))
    }
}
