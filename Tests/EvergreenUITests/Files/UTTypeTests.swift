import Foundation
import Testing

@testable import EvergreenUI

struct UTTypeTests {
    @Test func `types conform to their supertypes`() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .png))
        #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .text))
        #expect(!UTType.png.conforms(to: .jpeg) && !UTType.image.conforms(to: .png))
        #expect(UTType.png.isSubtype(of: .image) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(UTType.mpeg4Movie.supertypes.isSuperset(of: [.movie, .audiovisualContent, .content, .data, .item]))
    }

    @Test func `a type is found by file name extension and by MIME type`() {
        #expect(UTType(filenameExtension: "CSV") == .commaSeparatedText)
        #expect(UTType(filenameExtension: "jpeg") == .jpeg)
        #expect(UTType(mimeType: "text/html; charset=utf-8") == .html)
        #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
        #expect(UTType("public.json") == .json && UTType("com.example.unknown") == nil)
        #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "nonsense") == nil)
    }

    @Test func `an unknown extension makes a dynamic type`() throws {
        let type = try #require(UTType(filenameExtension: "sketchy"))
        #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .data))
        #expect(type.preferredFilenameExtension == "sketchy" && type.preferredMIMEType == nil)
        #expect(type == UTType(filenameExtension: "sketchy"))
    }

    @Test func `an app's type has its parent's file name extension`() {
        let type = UTType(exportedAs: "org.example.score", conformingTo: .json)
        #expect(type.conforms(to: .json) && type.preferredFilenameExtension == "json")
        #expect(UTType(importedAs: "public.png") == .png)
    }

    @Test func `types are encoded as their identifiers`() throws {
        let types = [UTType.pdf, UTType(filenameExtension: "sketchy"), UTType(mimeType: "x/y")].compactMap(\.self)
        let data = try JSONEncoder().encode(types)
        let decoded = try JSONDecoder().decode([UTType].self, from: data)
        #expect(decoded == types && decoded.map(\.preferredFilenameExtension) == ["pdf", "sketchy", nil])
    }

    @Test func `parents of known types are known`() {
        for type in UTType.known.values {
            for parent in type.declaration.parents { #expect(UTType.known[parent] != nil, "\(type): \(parent)") }
        }
    }
}
