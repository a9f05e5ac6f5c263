import EvergreenModelStorage
import Foundation
import GRDB
import Testing

struct OpeningTests {
    private let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    private func open(_ url: URL, allowsSave: Bool = true) -> ModelError? {
        modelError {
            _ = try ModelContainer(
                for: Label.self,
                configurations: ModelConfiguration(url: url, allowsSave: allowsSave)
            )
        }
    }

    /// The file names in the store's folder.
    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: store.folder.path).sorted()
    }

    @Test func `a file that is not a database is an error and stays unchanged`() throws {
        let text = Data(String(repeating: "Once upon a time. ", count: 100).utf8)
        try text.write(to: store.url)
        for allowsSave in [true, false] {
            let error = open(store.url, allowsSave: allowsSave)
            #expect(error?.code == .unreadableStore)
            #expect(error?.message.contains("\(store.url.path) is not a SQLite database") == true)
        }
        #expect(try store.bytes() == text)
        #expect(try files() == ["store.sqlite"])
    }

    @Test func `a damaged file is an error and stays unchanged`() throws {
        try store.open(Removal1.self) { context in
            for number in 0..<500 { context.insert(Removal1.Item(name: "\(number)")) }
        }
        var bytes = try store.bytes()
        bytes.replaceSubrange(100..<4_000, with: Data(repeating: 0xA5, count: 3_900))
        try bytes.write(to: store.url)
        let error = open(store.url)
        #expect(error?.code == .unreadableStore)
        #expect(error?.message.contains("is damaged") == true)
        #expect(try store.bytes() == bytes)
    }

    @Test func `a truncated file is an error and stays unchanged`() throws {
        try store.open(Removal1.self) { context in
            for number in 0..<500 { context.insert(Removal1.Item(name: "\(number)")) }
        }
        let bytes = try store.bytes().prefix(8_192)
        try Data(bytes).write(to: store.url)
        #expect(open(store.url)?.message.contains("is damaged") == true)
        #expect(try store.bytes() == Data(bytes))
    }

    @Test func `a folder is an error`() throws {
        let error = open(store.folder)
        #expect(error?.code == .unreadableStore)
        #expect(error?.message.contains("is a folder") == true)
        #expect(try files() == [])
    }

    @Test func `a URL that is not a file is an error`() throws {
        let url = try #require(URL(string: "https://example.org/store.sqlite"))
        #expect(open(url)?.message.contains("is not a file URL") == true)
    }

    @Test func `a new file's folder is created`() throws {
        let url = store.folder.appendingPathComponent("a/b/c.sqlite")
        #expect(open(url) == nil)
        #expect(FileManager.default.fileExists(atPath: url.path))
    }

    @Test func `a folder that can't be created is an error`() throws {
        try Data().write(to: store.url)
        let error = open(store.url.appendingPathComponent("below.sqlite"))
        #expect(error?.code == .unreadableStore)
        #expect(error?.message.contains("its folder can't be created") == true)
    }

    @Test func `an empty file becomes a store`() throws {
        try Data().write(to: store.url)
        #expect(open(store.url) == nil)
        #expect(try store.definition(of: "tag") != nil)
    }

    @Test func `a file of a newer version is an error and stays unchanged`() throws {
        try store.open(Shop2.self) { $0.insert(Shop2.Item(title: "a")) }
        let before = try store.bytes()
        let error = modelError { try store.open(Shop1.self) }
        #expect(error?.code == .newerStore)
        #expect(
            error?.message.contains("version 2.0.0 of the schema, and this program knows those up to 1.0.0") == true
        )
        #expect(try store.bytes() == before)
    }

    @Test func `an unreadable schema record is an error and stays unchanged`() throws {
        try store.open(Shop1.self)
        try store.execute("UPDATE evergreen_schema SET description = '{}'")
        let before = try store.bytes()
        let error = modelError { try store.open(Shop1.self) }
        #expect(error?.code == .incompatibleStore)
        #expect(error?.message.contains("a later version of Evergreen") == true)
        #expect(try store.bytes() == before)
    }

    @Test func `a Core Data store is an error and stays unchanged`() throws {
        try store.execute("CREATE TABLE Z_METADATA (a); CREATE TABLE Z_PRIMARYKEY (a)")
        let before = try store.bytes()
        #expect(open(store.url)?.message.contains("Core Data or SwiftData") == true)
        #expect(try store.bytes() == before)
    }

    @Test(.enabled(if: SmallDisk.isAvailable)) func `a full disk leaves the file unchanged`() throws {
        let disk = try SmallDisk()
        let url = disk.folder.appendingPathComponent("store.sqlite")
        func open(_ version: any VersionedSchema.Type) throws -> ModelContainer {
            try ModelContainer(for: Schema(versionedSchema: version), configurations: ModelConfiguration(url: url))
        }
        let container = try open(Shop1.self)
        try container.databaseWriter.write { db in
            for number in 0..<1_000 {
                try db.execute(
                    sql: "INSERT INTO item (name, color) VALUES (?, ?)",
                    arguments: ["\(number)", String(repeating: "x", count: 200)]
                )
            }
        }
        try container.databaseWriter.close()
        let before = try Data(contentsOf: url)
        try disk.fill()
        let error = modelError { _ = try open(Shop2.self) }
        #expect(error?.code == .storeFailure)
        #expect(error?.message.contains("the disk is full") == true)
        #expect(try Data(contentsOf: url) == before)
    }

    @Test(.enabled(if: SmallDisk.isAvailable))
    func `a read-only disk is an error unless the store is read-only`()
        throws
    {
        let disk = try SmallDisk()
        let url = disk.folder.appendingPathComponent("store.sqlite")
        do {
            let container = try ModelContainer(for: Label.self, configurations: ModelConfiguration(url: url))
            try container.databaseWriter.write { db in try db.execute(sql: "INSERT INTO tag (label) VALUES ('a')") }
            try container.databaseWriter.close()
        }
        try disk.makeReadOnly()
        let error = open(url)
        #expect(error?.code == .readOnlyStore)
        #expect(error?.message.contains("can't be written") == true)
        #expect(open(disk.folder.appendingPathComponent("new.sqlite")) != nil)
        let reading = try ModelContainer(
            for: Label.self,
            configurations: ModelConfiguration(url: url, allowsSave: false)
        )
        #expect(try ModelContext(reading).fetch(FetchDescriptor<Label>()).map(\.label) == ["a"])
        try reading.databaseWriter.close()
    }

    @Test func `concurrent openings of a new file create it once`() async throws {
        let configuration = store.configuration
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    let container = try ModelContainer(for: Label.self, configurations: configuration)
                    try await container.databaseWriter.write { db in
                        try db.execute(sql: "INSERT INTO tag (label) VALUES (?)", arguments: [UUID().uuidString])
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.rows("SELECT COUNT(*) FROM tag") == ["8"])
    }

    @Test func `opening waits for another process's migration`() async throws {
        try store.open(Shop1.self) { $0.insert(Shop1.Item(name: "a", color: "red")) }
        let other = try DatabaseQueue(path: store.url.path)
        let configuration = store.configuration
        let (began, beginning) = AsyncStream.makeStream(of: Void.self)
        let writing = Task.detached {
            try await other.writeWithoutTransaction { db in
                try db.execute(sql: "BEGIN EXCLUSIVE; UPDATE item SET name = 'b'")
                beginning.finish()
                // Long enough for the container to encounter the lock.
                try db.execute(
                    sql:
                        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) SELECT COUNT(*) FROM n"
                )
                try db.execute(sql: "COMMIT")
            }
        }
        for await _ in began {}
        _ = try ModelContainer(for: Schema(versionedSchema: Shop2.self), configurations: configuration)
        try await writing.value
        #expect(try store.rows("SELECT title FROM item") == ["\"b\""])
    }

    @Test func `containers that concurrently open and migrate a new file all succeed`() async throws {
        for version in [Shop1.self, Shop2.self, Shop2.self] as [any VersionedSchema.Type] {
            let store = store
            let opened = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        try await onThread {
                            try store.open(version)
                            return 1
                        }
                    }
                }
                return try await group.reduce(0, +)
            }
            #expect(opened == 8)
        }
        #expect(try store.rows("PRAGMA integrity_check") == ["\"ok\""])
    }

    @MainActor @Test func `the main context outlives its container variable`() throws {
        var container: ModelContainer? = try ModelContainer(for: Label.self, configurations: store.configuration)
        let context = try #require(container?.mainContext)
        container = nil
        #expect(context.container.mainContext === context)
    }
}

/// Runs a block on its own thread, because it may block.
private func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
}
