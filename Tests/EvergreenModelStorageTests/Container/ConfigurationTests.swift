import Foundation
import GRDB
import Testing

@testable import EvergreenModelStorage

struct ConfigurationTests {
    private let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    @Test func `an in-memory store lives with its container and has no file`() throws {
        let configuration = ModelConfiguration("same", isStoredInMemoryOnly: true)
        let first = try ModelContainer(for: Label.self, configurations: configuration)
        let second = try ModelContainer(for: Label.self, configurations: configuration)
        let context = ModelContext(first)
        context.insert(Label(label: "a"))
        try context.save()
        #expect(try ModelContext(second).fetchCount(FetchDescriptor<Label>()) == 0)
        #expect(!FileManager.default.fileExists(atPath: configuration.url.path))
    }

    @Test func `programs of a group share a folder within the data folder`() {
        func folder(_ name: String) -> URL {
            ModelConfiguration("notes", groupContainer: .identifier(name)).url.deletingLastPathComponent()
        }
        let data = folder("group.notes").deletingLastPathComponent()
        #expect(folder("group.notes").lastPathComponent == "group.notes")
        #expect(
            ModelConfiguration("notes").url.deletingLastPathComponent().deletingLastPathComponent().path == data.path
        )
        for name in ["../outside", "..", "", "a/b", "/etc"] {
            #expect(folder(name).standardizedFileURL.deletingLastPathComponent().path == data.path, "\(name)")
        }
        let configuration = ModelConfiguration(
            "notes",
            groupContainer: .identifier("group.notes"),
            cloudKitDatabase: .none
        )
        #expect(configuration.groupAppContainerIdentifier == "group.notes")
        #expect(configuration.url.lastPathComponent == "notes.sqlite")
        #expect(ModelConfiguration("notes", groupContainer: .none).url == ModelConfiguration("notes").url)
        #expect(ModelConfiguration("notes").cloudKitDatabase == .none)
    }

    @Test func `a read-only store is read and never written`() throws {
        try store.open(Shop1.self) { $0.insert(Shop1.Item(name: "a", color: "red")) }
        let before = try store.bytes()
        let container = try ModelContainer(
            for: Shop1.Item.self,
            configurations: ModelConfiguration(url: store.url, allowsSave: false)
        )
        let context = ModelContext(container)
        context.autosaveEnabled = false
        let item = try #require(try context.fetch(FetchDescriptor<Shop1.Item>()).first)
        item.name = "b"
        #expect(modelError { try context.save() }?.code == .readOnlyStore)
        #expect(modelError { try container.erase() }?.code == .readOnlyStore)
        context.rollback()
        #expect(try store.bytes() == before)
    }

    @Test func `a read-only store is not migrated`() throws {
        try store.open(Shop1.self) { $0.insert(Shop1.Item(name: "a", color: "red")) }
        let before = try store.bytes()
        let error = modelError {
            _ = try ModelContainer(
                for: Schema(versionedSchema: Shop2.self),
                configurations: ModelConfiguration(url: store.url, allowsSave: false)
            )
        }
        #expect(error?.code == .incompatibleStore)
        #expect(error?.message.contains("allowsSave: false") == true)
        #expect(try store.bytes() == before)
    }

    @Test func `a read-only store that does not exist is not created`() throws {
        let error = modelError {
            _ = try ModelContainer(
                for: Label.self,
                configurations: ModelConfiguration(url: store.url, allowsSave: false)
            )
        }
        #expect(error?.message.contains("does not exist") == true)
        #expect(!store.fileExists)
    }

    @Test func `an app's table can be read without a schema record`() throws {
        try store.execute(
            "CREATE TABLE tag (id INTEGER PRIMARY KEY, label TEXT UNIQUE); INSERT INTO tag VALUES (1, 'a')"
        )
        let before = try store.bytes()
        let container = try ModelContainer(
            for: Label.self,
            configurations: ModelConfiguration(url: store.url, allowsSave: false)
        )
        #expect(try ModelContext(container).fetch(FetchDescriptor<Label>()).map(\.label) == ["a"])
        #expect(try store.bytes() == before)
    }

    @Test func `classes are distributed over several files`() throws {
        let other = store.folder.appendingPathComponent("other.sqlite")
        let container = try ModelContainer(
            for: Label.self,
            Entry.self,
            configurations: ModelConfiguration("labels", schema: Schema(Label.self), url: store.url),
            ModelConfiguration("rest", url: other)
        )
        let context = ModelContext(container)
        context.insert(Label(label: "a"))
        context.insert(Entry(id: 1, text: "b"))
        try context.save()
        #expect(try store.rows("SELECT label FROM tag") == ["\"a\""])
        #expect(try store.definition(of: "entry") == nil)
        let queue = try DatabaseQueue(path: other.path)
        #expect(try queue.read { db in try String.fetchAll(db, sql: "SELECT text FROM entry") } == ["b"])
    }

    @Test func `conflicting configurations are an error`() throws {
        let other = store.folder.appendingPathComponent("other.sqlite")
        let labels = Schema(Label.self)
        let cases: [([ModelConfiguration], String)] = [
            (
                [
                    .init(schema: labels, url: store.url),
                    .init("b", schema: Schema(Label.self, Entry.self), url: other),
                ],
                "Label is in two configurations"
            ),
            (
                [.init(schema: labels, url: store.url), .init(schema: labels, url: other)],
                "Label is in two configurations"
            ),
            ([.init("a", schema: labels, url: store.url), .init("b", url: store.url)], "have the same file"),
            (
                [.init(schema: labels, url: store.url), .init("b", schema: Schema(Club.self), url: other)],
                "Club is in the configuration b, and not in the container's schema"
            ),
            ([.init(schema: Schema(Member.self), url: store.url)], "Label is in no configuration"),
        ]
        for (configurations, message) in cases {
            let error = modelError {
                _ = try ModelContainer(for: Schema(Label.self, Entry.self), configurations: configurations)
            }
            #expect(error?.code == .invalidSchema)
            #expect(error?.message.contains(message) == true, "\(error?.message ?? "no error") — \(message)")
            #expect(!store.fileExists)
        }
    }

    @Test func `a relationship to another store is an error`() throws {
        let error = modelError {
            _ = try ModelContainer(
                for: Schema(Member.self),
                configurations: [
                    ModelConfiguration("a", schema: Schema(Club.self), url: store.url),
                    ModelConfiguration("b", url: store.folder.appendingPathComponent("b.sqlite")),
                ]
            )
        }
        #expect(error?.message.contains("Member.club refers to another store than b") == true)
    }

    @Test func `the default location is a folder of the program`() {
        let url = ModelConfiguration("notes").url
        #expect(url.lastPathComponent == "notes.sqlite")
        #expect(url.deletingLastPathComponent().lastPathComponent == ProcessInfo.processInfo.processName)
        #expect(ModelConfiguration().name == "default")
        #expect(ModelConfiguration(url: store.url).name == "store")
    }

    @Test func `all data is deleted, regardless of delete rules`() throws {
        let container = try ModelContainer(for: Author.self, Book.self, configurations: store.configuration)
        let context = ModelContext(container)
        let author = Author(name: "a")
        context.insert(author)
        context.insert(Contract(number: 1, author: author))
        context.insert(Book(title: "b", author: author))
        try context.save()
        container.deleteAllData()
        #expect(try context.fetchCount(FetchDescriptor<Author>()) == 0)
        #expect(try context.fetchCount(FetchDescriptor<Contract>()) == 0)
        #expect(author.isDeleted)
        context.insert(Author(name: "a"))
        try context.save()
        // Foreign keys are enforced again.
        #expect(throws: DatabaseError.self) {
            try container.databaseWriter.write { db in try db.execute(sql: "UPDATE author SET mentorId = 99") }
        }
    }
}
