import EvergreenPageStorage
import Foundation
import GRDB
import Testing

/// A database file in its possible states.
struct SQLitePageStateStoreTests {
    @Test func `another store of the same file finds the records, including in another process`() async throws {
        try await withFolder { folder in
            let path = folder.appending(components: "new", "pages.sqlite").path()
            let first = try SQLitePageStateStore(path: path)
            try await first.apply([.save(record("a"))])
            // The first one is still open, as in a killed process.
            let second = try SQLitePageStateStore(path: path)
            #expect(try await second.record(named: "a") == record("a"))
            try await second.apply([.save(record("b")), .remove(name: "a")])
            #expect(try await first.record(named: "b") == record("b"))
            #expect(try await first.record(named: "a") == nil)
        }
    }

    @Test func `two stores write to one file concurrently`() async throws {
        try await withFolder { folder in
            let path = folder.appending(component: "pages.sqlite").path()
            let stores = try (0..<2).map { _ in try SQLitePageStateStore(path: path) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (index, store) in stores.enumerated() {
                    group.addTask {
                        for number in 0..<100 { try await store.apply([.save(record("\(index) \(number)"))]) }
                    }
                }
                try await group.waitForAll()
            }
            let bytes = try await stores[0].prune(lastUsedBefore: .distantPast, totalBytes: .max)
            #expect(bytes == 200 * 5)
        }
    }

    @Test func `only the owner can read the file`() async throws {
        try await withFolder { folder in
            let file = folder.appending(component: "pages.sqlite")
            let store = try SQLitePageStateStore(path: file.path())
            try await store.apply([.save(record("a"))])
            for suffix in ["", "-wal"] {
                let attributes = try FileManager.default.attributesOfItem(atPath: file.path() + suffix)
                #expect(attributes[.posixPermissions] as? Int == 0o600)
            }
        }
    }

    private func error(ofOpening path: String) -> PageStorageError? {
        do {
            _ = try SQLitePageStateStore(path: path, busyTimeout: 0)
            return nil
        } catch {
            return error as? PageStorageError
        }
    }

    @Test func `a file of a newer version is not modified`() async throws {
        try await withFolder { folder in
            let path = folder.appending(component: "pages.sqlite").path()
            _ = try SQLitePageStateStore(path: path)
            try await DatabaseQueue(path: path).writeWithoutTransaction {
                try $0.execute(sql: "PRAGMA user_version = 5")
            }
            #expect(error(ofOpening: path) == .newerVersion(path: path))
            #expect("\(PageStorageError.newerVersion(path: path))".contains("--page-state"))
        }
    }

    @Test func `an unrelated database is not modified`() async throws {
        try await withFolder { folder in
            let path = folder.appending(component: "players.sqlite").path()
            try await DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE player (id INTEGER)") }
            let before = try Data(contentsOf: URL(filePath: path))
            #expect(error(ofOpening: path) == .anotherFile(path: path))
            #expect(try Data(contentsOf: URL(filePath: path)) == before)
        }
    }

    @Test func `an invalid or uncreatable file is named in the error`() async throws {
        try await withFolder { folder in
            let text = folder.appending(component: "text.sqlite")
            try Data(repeating: 65, count: 10_000).write(to: text)
            for path in [text.path(), text.path() + "/pages.sqlite", "/proc/pages.sqlite", folder.path()] {
                let error = try #require(self.error(ofOpening: path))
                #expect("\(error)".contains(path))
            }
            #expect(try Data(contentsOf: text).count == 10_000)
        }
    }

    @Test func `a damaged page of the file makes reads and writes throw`() async throws {
        try await withFolder { folder in
            let path = folder.appending(component: "pages.sqlite").path()
            do {
                let store = try SQLitePageStateStore(path: path)
                let state = String(repeating: "x", count: 500)
                try await store.apply((0..<200).map { .save(record("\($0)", state: state)) })
            }
            try await DatabaseQueue(path: path).writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            var data = try Data(contentsOf: URL(filePath: path))
            data.replaceSubrange(4096..<data.count, with: Data(repeating: 7, count: data.count - 4096))
            try data.write(to: URL(filePath: path))
            let store = try SQLitePageStateStore(path: path)
            await #expect(throws: (any Error).self) { _ = try await store.record(named: "1") }
            await #expect(throws: (any Error).self) { try await store.apply([.save(record("new"))]) }
        }
    }

    @Test func `a locked file makes writes throw until it is unlocked`() async throws {
        try await withFolder { folder in
            let path = folder.appending(component: "pages.sqlite").path()
            let store = try SQLitePageStateStore(path: path, busyTimeout: 0)
            var configuration = Configuration()
            configuration.allowsUnsafeTransactions = true
            let other = try DatabaseQueue(path: path, configuration: configuration)
            try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
            await #expect(throws: DatabaseError.self) { try await store.apply([.save(record("a"))]) }
            try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
            try await store.apply([.save(record("a"))])
            #expect(try await store.record(named: "a") == record("a"))
        }
    }

    @Test func `rows with unexpected types are ignored`() async throws {
        try await withFolder { folder in
            let path = folder.appending(component: "pages.sqlite").path()
            let store = try SQLitePageStateStore(path: path)
            try await DatabaseQueue(path: path).write {
                try $0.execute(sql: "INSERT INTO page VALUES ('a', 1, 2, 3.5, 'now')")
            }
            #expect(try await store.record(named: "a") == nil)
        }
    }
}
