@testable import EvergreenPageStorage
import Foundation
import GRDB
import Testing

@testable import EvergreenWeb

/// The files of pages that processes of other versions have sent.
@MainActor
@Suite(.serialized)
struct SharedAssetsTests {
    private static let older = AssetRecord(
        address: "_evergreen/1older/page.js",
        contentType: "text/javascript; charset=utf-8",
        bytes: Array("// older".utf8)
    )

    private func withStore(_ body: (SQLitePageStateStore) async throws -> Void) async throws {
        let folder = URL.temporaryDirectory.appending(component: "assets-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(SQLitePageStateStore(path: folder.appending(component: "pages.sqlite").path()))
    }

    @Test func `a server serves files of another version that shares its store`() async throws {
        try await withStore { store in
            try await store.add([Self.older], maximumStarts: 8)
            try await RunningServer.run(stateStore: store) { server in
                let answer = try await server.get("/\(Self.older.address)")
                #expect(answer.hasPrefix("HTTP/1.1 200"))
                #expect(answer.lowercased().contains("content-type: \(Self.older.contentType)\r\n"))
                #expect(answer.contains("max-age=31536000, immutable"))
                #expect(answer.hasSuffix("// older"))
                let again = try await server.get("/\(Self.older.address)", headers: "If-None-Match: \"1older\"\r\n")
                #expect(again.hasPrefix("HTTP/1.1 304"))
            }
        }
    }

    @Test func `a server stores its own files and the app's icon before it accepts requests`() async throws {
        try await withStore { store in
            try await RunningServer.run(stateStore: store) { _ in
                for asset in Asset.all {
                    let record = try #require(try await store.asset(at: asset.address))
                    #expect(record.bytes == asset.bytes && record.contentType == asset.contentType)
                }
            }
        }
    }

    @Test(arguments: [
        "/_evergreen/1older/frames.js", "/_evergreen/1OLDER/page.js", "/_evergreen/1older/", "/_evergreen/1older",
        "/_evergreen/1older/page.js/", "/x/_evergreen/1older/page.js", "/_evergreen/1older/../1older/page.js",
    ])
    func `other paths don't serve stored files`(path: String) async throws {
        try await withStore { store in
            try await store.add([Self.older], maximumStarts: 8)
            try await RunningServer.run(stateStore: store) { server in
                let answer = try await server.get(path)
                #expect(!answer.hasSuffix("// older"))
            }
        }
    }

    @Test func `malformed file addresses are not looked up`() {
        for path in ["/", "/_evergreen/live", "/_evergreen/a/b/c", "/_evergreen//page.js", "/_evergreen/a'b/page.js"] {
            #expect(Asset.parts(ofPath: path) == nil)
        }
        for asset in Asset.all { #expect(Asset.parts(ofPath: "/" + asset.address)?.hash == asset.hash) }
    }

    @Test func `a server with an unusable store serves its own files`() async throws {
        try await withStore { store in
            try await store.database.write { try $0.execute(sql: "DROP TABLE asset") }
            try await RunningServer.run(stateStore: store) { server in
                let other = try await server.get("/\(Self.older.address)")
                #expect(other.hasPrefix("HTTP/1.1 404"))
                let own = try await server.get("/\(PageStyle.asset.address)")
                #expect(own.hasPrefix("HTTP/1.1 200"))
            }
        }
    }
}
