import EvergreenModelStorage
import Foundation
import GRDB
import Testing

/// A released container closes its files.
struct ClosingTests {
    private let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    private func save(_ name: String) throws {
        let container = try store.open(Label.self)
        let context = ModelContext(container)
        context.autosaveEnabled = false
        context.insert(Label(label: name))
        try context.save()
    }

    /// The store's files that this process has open.
    private func openFiles() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { number in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
            return target.flatMap { $0.hasPrefix(store.folder.path) ? $0 : nil }
        }
    }

    @Test func `a container's files are closed when it is released`() throws {
        for step in 0..<50 {
            try save("\(step)")
            try #require(openFiles() == [], "step \(step)")
            let files = try FileManager.default.contentsOfDirectory(atPath: store.folder.path)
            try #require(files == ["store.sqlite"], "step \(step)")
        }
    }

    @Test func `a database retained by the app stays open`() throws {
        var container: ModelContainer? = try store.open(Label.self)
        let writer = try #require(container?.databaseWriter)
        container = nil
        try writer.write { db in try db.execute(sql: "INSERT INTO tag (label) VALUES ('a')") }
        #expect(try writer.read { db in try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM tag") } == 1)
    }

    @Test func `a database closed by the app can be released later`() throws {
        for _ in 0..<20 {
            let container = try store.open(Label.self)
            try container.databaseWriter.close()
        }
        #expect(try openFiles() == [])
    }
}
