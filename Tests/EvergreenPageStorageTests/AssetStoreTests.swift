import EvergreenPageStorage
import GRDB
import Testing

/// The asset files that processes store for each other.
struct AssetStoreTests {
    private func assets(_ version: Int) -> [AssetRecord] {
        ["page.js", "page.css"].map { name in
            AssetRecord(
                address: "_evergreen/\(version)/\(name)",
                contentType: "text/\(name)",
                bytes: Array("\(name) \(version)".utf8)
            )
        } + [AssetRecord(address: "_evergreen/same/icon.svg", contentType: "image/svg+xml", bytes: [1])]
    }

    private func versions(in store: SQLitePageStateStore, upTo last: Int) async throws -> [Int] {
        var versions: [Int] = []
        for version in 0...last {
            let found = [
                try await store.asset(at: "_evergreen/\(version)/page.js"),
                try await store.asset(at: "_evergreen/\(version)/page.css"),
            ]
            if found == Array(assets(version)[..<2]) { versions.append(version) }
            #expect(versions.last == version || found == [nil, nil])
        }
        return versions
    }

    @Test func `another process finds the stored files`() async throws {
        try await withFolder { folder in
            let path = folder.appending(component: "pages.sqlite").path()
            let first = try SQLitePageStateStore(path: path)
            let second = try SQLitePageStateStore(path: path)
            try await first.add(assets(1), maximumStarts: 8)
            #expect(try await second.asset(at: "_evergreen/1/page.js") == assets(1)[0])
            #expect(try await second.asset(at: "_evergreen/2/page.js") == nil)
        }
    }

    @Test func `the files of the most recently started versions are kept, however often one of them starts`()
        async throws
    {
        try await withFolder { folder in
            let path = folder.appending(component: "pages.sqlite").path()
            let store = try SQLitePageStateStore(path: path)
            for version in 0...2 { try await store.add(assets(version), maximumStarts: 3) }
            for _ in 0..<10 { try await store.add(assets(1), maximumStarts: 3) }
            #expect(try await versions(in: store, upTo: 2) == [0, 1, 2])
            for version in 3...4 { try await store.add(assets(version), maximumStarts: 3) }
            #expect(try await versions(in: store, upTo: 4) == [1, 3, 4])
            // A file shared by several versions is kept as long as one of them.
            #expect(try await store.asset(at: "_evergreen/same/icon.svg") == assets(4)[2])
        }
    }

    @Test func `a database of an older version gets the asset table`() async throws {
        try await withFolder { folder in
            let path = folder.appending(component: "pages.sqlite").path()
            _ = try SQLitePageStateStore(path: path)
            try await DatabaseQueue(path: path).writeWithoutTransaction { db in
                try db.execute(sql: "DROP TABLE asset; PRAGMA user_version = 3")
            }
            let store = try SQLitePageStateStore(path: path)
            try await store.add(assets(1), maximumStarts: 8)
            #expect(try await store.asset(at: "_evergreen/1/page.css") == assets(1)[1])
        }
    }

    @Test func `rows with unexpected types are ignored`() async throws {
        try await withFolder { folder in
            let path = folder.appending(component: "pages.sqlite").path()
            let store = try SQLitePageStateStore(path: path)
            try await DatabaseQueue(path: path).write { db in
                try db.execute(sql: "INSERT INTO asset VALUES ('_evergreen/1/page.js', x'ff', 'text', 1)")
            }
            #expect(try await store.asset(at: "_evergreen/1/page.js") == nil)
        }
    }
}
