import Foundation
import Testing

@testable import EvergreenWeb

/// The files of the page that are part of the program.
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

    @Test func `each file of the page is in the program, as it is`() throws {
        for (name, listed) in [("Script", PageFile.scripts), ("Style", PageFile.styles)] {
            let files = try files(in: name)
            #expect(Set(listed.map(\.name)) == Set(files.keys))
            #expect(listed.count == files.count)
            for file in listed { #expect(file.text == files[file.name], "\(file.name)") }
        }
        for (name, asset) in [("icon.svg", Asset.icon), ("symbols.svg", Asset.symbols)] {
            let bytes = try Data(contentsOf: folder.appending(path: name))
            #expect(asset.bytes == Array(bytes), "\(name)")
        }
    }
}
