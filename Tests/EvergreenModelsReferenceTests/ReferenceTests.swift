import EvergreenDependencies
import EvergreenModels
import Foundation
import Testing

@MainActor
@Suite(.serialized)
struct ReferenceTests {
    private static func makeContext() throws -> ModelContext {
        ModelContext(
            try ModelContainer(for: TODO.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        )
    }

    @Test func `models added by the live closures can be fetched in order and deleted`() throws {
        let context = try Self.makeContext()
        try withDependencies {
            $0.database.todoContext = { context }
        } operation: {
            let database = TODODatabase.liveValue
            let (later, earlier) = (
                TODO(date: Date(timeIntervalSince1970: 2), title: "later"),
                TODO(date: Date(timeIntervalSince1970: 1), title: "earlier")
            )
            try database.add(later)
            try database.add(earlier)
            #expect(try database.fetch().map(\.title) == ["earlier", "later"])

            try context.save()
            #expect(try database.fetch().map(\.title) == ["earlier", "later"])

            try database.delete(earlier)
            #expect(try database.fetch().map(\.title) == ["later"])
        }
    }

    @Test func `adding a model with an existing unique date replaces the first`() throws {
        let context = try Self.makeContext()
        try withDependencies {
            $0.database.todoContext = { context }
        } operation: {
            let date = Date(timeIntervalSince1970: 1)
            try TODODatabase.liveValue.add(TODO(date: date, title: "old"))
            try context.save()
            try TODODatabase.liveValue.add(TODO(date: date, title: "new"))
            try context.save()
            #expect(try TODODatabase.liveValue.fetch().map(\.title) == ["new"])
        }
    }

    @Test func `the closures of the whole database can be overridden`() throws {
        var added: [String] = []
        try withDependencies {
            $0.todoDatabase = TODODatabase(
                fetch: { [TODO(title: "made up")] },
                add: { added.append($0.title) },
                delete: { _ in throw TODODatabase.DatabaseError.deleteFailed }
            )
        } operation: {
            @Dependency(\.todoDatabase) var database
            #expect(try database.fetch().map(\.title) == ["made up"])
            try database.add(TODO(title: "one"))
            #expect(added == ["one"])
            #expect(throws: TODODatabase.DatabaseError.deleteFailed) { try database.delete(TODO(title: "one")) }
        }
    }

    @Test func `without a context, fetching gives no values and adding fails`() throws {
        struct NoContext: Error {}
        withDependencies {
            $0.database.todoContext = { throw NoContext() }
        } operation: {
            #expect(throws: TODODatabase.DatabaseError.addFailed) {
                try TODODatabase.liveValue.add(TODO(title: "one"))
            }
            #expect((try? TODODatabase.liveValue.fetch())?.isEmpty == true)
        }
    }

    /// The default location of a container is in the user's data folder: here, one of the test.
    @Test func `the live database keeps its models in the default location`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        setenv("XDG_DATA_HOME", folder.path, 1)
        defer { try? FileManager.default.removeItem(at: folder) }
        try withDependencies {
            $0.database = .liveValue
        } operation: {
            try TODODatabase.liveValue.add(TODO(title: "kept"))
            try Database.liveValue.todoContext().save()
            #expect(try TODODatabase.liveValue.fetch().map(\.title) == ["kept"])
        }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        #expect(files.contains { $0.hasSuffix("default.sqlite") })
    }
}
