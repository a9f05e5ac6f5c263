import Foundation
import Testing

@testable import EvergreenWeb

/// The page's files that are embedded in the executable.
struct PageFileTests {
    private let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/EvergreenWeb/Page").standardized

    private func files(in name: String) throws -> [String: String] {
        let folder = folder.appending(path: name)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.reduce(into: [:]) { files, name in
            files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        }
    }

    @Test func `each of the page's files is embedded unchanged`() throws {
        for (name, listed) in [("Script", PageFile.scripts), ("Style", PageFile.styles)] {
            let files = try files(in: name)
            #expect(Set(listed.map(\.name)) == Set(files.keys))
            #expect(listed.count == files.count)
            for file in listed { #expect(file.text == files[file.name], "\(file.name)") }
        }
        let icon = try Data(contentsOf: folder.appending(path: "icon.svg"))
        #expect(Asset.icon.bytes == Array(icon))
        let symbols = try String(contentsOf: folder.appending(path: "symbols.svg"), encoding: .utf8)
        #expect(PageFile.symbols.text == symbols)
    }

    @Test func `each symbol is in a symbol file at its address`() throws {
        let drawings = PageFile.symbols.text.split(separator: "\n").filter { $0.hasPrefix("<symbol ") }
        #expect(drawings.count > 1_000 && SymbolFiles.addresses.count == drawings.count)
        #expect(
            SymbolFiles.all.reduce(0) { $0 + $1.text.components(separatedBy: "<symbol ").count - 1 } == drawings.count
        )
        for (name, address) in SymbolFiles.addresses {
            let parts = address.split(separator: "#")
            let file = try #require(Asset.at("/" + parts[0]))
            #expect(parts[1] == name && file.text.contains("<symbol id=\"\(name)\""), "\(name)")
        }
        for file in SymbolFiles.all {
            #expect(file.bytes.count < 30_000)
            #expect(file.text.hasPrefix("<svg xmlns=") && file.text.hasSuffix("</svg>\n"))
        }
    }
}
