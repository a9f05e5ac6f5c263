import Foundation
import SeededRandomness
import Testing

@testable import EvergreenWeb

/// An app's fonts. The test creates font files with metadata tables and no glyphs.
struct FontFileTests {
    private func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
    private func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value & 0xFFFF) }

    private func names(_ names: [(platform: Int, language: Int, name: Int, text: String)]) -> [UInt8] {
        var records: [UInt8] = []
        var storage: [UInt8] = []
        for (platform, language, name, text) in names {
            let bytes = platform == 1 ? Array(text.utf8) : text.utf16.flatMap { short(Int($0)) }
            for value in [platform, 1, language, name, bytes.count, storage.count] { records += short(value) }
            storage += bytes
        }
        return short(0) + short(names.count) + short(6 + records.count) + records + storage
    }

    private func style(weight: Int, italic: Bool) -> [UInt8] {
        short(4) + short(0) + short(weight) + [UInt8](repeating: 0, count: 56) + short(italic ? 1 : 0x40)
    }

    private func weights(_ least: Int, _ most: Int) -> [UInt8] {
        let axis = Array("wght".utf8) + long(least << 16) + long(400 << 16) + long(most << 16) + long(0)
        return [1, 0, 16, 2, 1, 20, 0, 8].flatMap(short) + axis
    }

    private func file(_ tables: [(String, [UInt8])], version: Int = 0x10000) -> [UInt8] {
        var directory = long(version) + short(tables.count) + [UInt8](repeating: 0, count: 6)
        var body: [UInt8] = []
        let start = directory.count + 16 * tables.count
        for (tag, data) in tables {
            directory += Array(tag.utf8) + long(0) + long(start + body.count) + long(data.count)
            body += data
        }
        return directory + body
    }

    @Test func `a font file has its names, weight and slope`() throws {
        let names = names([
            (1, 0, 1, "Other"), (3, 0x407, 1, "Anders"), (3, 0x409, 1, "Lato Black"), (3, 0x409, 16, "Lato"),
            (3, 0x409, 6, "Lato-BlackItalic"), (3, 0x409, 4, "Lato Black Italic"), (3, 0x409, 9, "Somebody"),
        ])
        let font = try #require(FontFile(file([("OS/2", style(weight: 900, italic: true)), ("name", names)])))
        #expect(font.families == ["Lato", "Lato Black"])
        #expect(font.names == ["Lato-BlackItalic", "Lato Black Italic"])
        #expect(font.weights == 900...900)
        #expect(font.isItalic)
    }

    @Test func `a variable font has a range of weights`() throws {
        let tables = [("OS/2", style(weight: 400, italic: false)), ("fvar", weights(100, 900))]
        #expect(try #require(FontFile(file(tables, version: 0x4F54_544F))).weights == 100...900)
    }

    @Test func `invalid or truncated font files are rejected`() {
        #expect(FontFile([]) == nil)
        #expect(FontFile(Array("wOF2 and so on".utf8)) == nil)
        #expect(FontFile(file([], version: 0x7474_6366)) == nil)
        let names = names([(3, 0x409, 1, "Lato"), (3, 0x409, 6, "Lato-Regular")])
        let whole = file([("OS/2", style(weight: 300, italic: false)), ("fvar", weights(200, 800)), ("name", names)])
        for count in whole.indices { _ = FontFile(Array(whole[..<count])) }
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `random bytes don't trap`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let names = names([(3, 0x409, 1, "Lato"), (3, 0x409, 6, "Lato-Regular")])
        let whole = file([("OS/2", style(weight: 300, italic: false)), ("fvar", weights(200, 800)), ("name", names)])
        for _ in 0..<2_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = FontFile(bytes)
        }
    }

    // MARK: The stylesheet

    private func folder(_ files: [String: [UInt8]]) throws -> [URL] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try files.sorted { $0.key < $1.key }.map { name, bytes in
            let file = folder.appendingPathComponent(name)
            try Data(bytes).write(to: file)
            return file
        }
    }

    @Test func `the stylesheet names each font by family, font name and file`() throws {
        let names = names([(3, 0x409, 1, "La\"to"), (3, 0x409, 6, "Lato-Bold")])
        let files = try folder([
            "a.ttf": file([("OS/2", style(weight: 700, italic: false)), ("name", names)]), "Web.woff2": [1, 2, 3],
            "readme.txt": [1],
        ])
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        let fonts = FontAssets(files: files)
        let stylesheet = try #require(fonts.stylesheet)
        let rules = stylesheet.text.split(separator: "\n").map { $0.replacing(#/\.\.\/\w+\//#, with: "") }
        #expect(
            rules == [
                #"@font-face{font-family:"Web";src:url(font.woff2);font-display:swap}"#,
                #"@font-face{font-family:"La\22 to";src:url(font.ttf);font-display:swap;font-weight:700;font-style:normal}"#,
                #"@font-face{font-family:"Lato-Bold";src:url(font.ttf);font-display:swap}"#,
                #"@font-face{font-family:"a";src:url(font.ttf);font-display:swap}"#,
            ]
        )
        #expect(fonts.asset(at: "/" + stylesheet.address)?.contentType == "text/css; charset=utf-8")
        let address = try #require(stylesheet.text.firstMatch(of: #/\.\.(\/\w+\/font\.ttf)/#)).1
        #expect(fonts.asset(at: "/_evergreen\(address)")?.contentType == "font/ttf")
        #expect(fonts.asset(at: "/_evergreen/abc/font.ttf") == nil)
        #expect(FontAssets(files: []).stylesheet == nil)
    }

    @Test func `missing and oversized font files are skipped`() throws {
        let missing = URL(fileURLWithPath: "/nowhere/at/all.ttf")
        let large = try folder(["large.ttf": [UInt8](repeating: 0, count: FontAssets.maximumBytes + 1)])
        defer { for file in large { try? FileManager.default.removeItem(at: file) } }
        #expect(FontAssets(files: [missing] + large).stylesheet == nil)
    }

    // MARK: Classes

    @Test func `a font family's class name encodes the family as letters and digits`() throws {
        let style = StyleClass(fontFamily: #"Ä "x"\"#)
        #expect(style.name == "ff-c38420227822 5c".replacing(" ", with: ""))
        #expect(style.rule == #".ff-c384202278225c{font-family:"Ä \22 x\22 \5c ",system-ui,sans-serif}"#)
        #expect(StyleClass(name: style.name) == style)
        for name in ["ff-", "ff-4", "ff-zz", "ff-C3", "ff-ff", "ff-+1"] {
            #expect(StyleClass(name: name) == nil, "\(name)")
        }
        let long = StyleClass(fontFamily: String(repeating: "👨‍👩‍👧‍👦", count: 200))
        #expect(StyleClass(name: long.name) == long)
    }
}
