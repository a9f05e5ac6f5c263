import EvergreenModelStorage
import Foundation
import GRDB
import Testing

@Model
final class Stranger {
    var name = ""
    init() {}
}

@Model
final class Crew {
    var name: String
    @Relationship(minimumModelCount: 1, maximumModelCount: 2) var members: [Sailor] = []

    init(name: String) { self.name = name }
}

@Model
final class Sailor {
    var name: String

    init(name: String) { self.name = name }
}

/// Invalid operations are errors that name their cause and location. Nothing is lost.
@MainActor
struct BadInputTests {
    let container: ModelContainer
    let context: ModelContext
    let other: ModelContext

    init() throws {
        container = try ModelContainer(
            for: Book.self,
            Crew.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        context = ModelContext(container)
        other = ModelContext(container)
        for context in [context, other] { context.autosaveEnabled = false }
    }

    @Test func `a class outside of the schema is named by the error`() throws {
        context.insert(Stranger())
        context.insert(Crew(name: "A"))
        let error = #expect(throws: ModelError.self) { try context.save() }
        #expect(error?.code == .unknownModel && error?.entityName == "Stranger")
        #expect(error?.message.contains("ModelContainer(for: Stranger.self") == true)
        #expect(throws: ModelError.self) { try context.fetch(FetchDescriptor<Stranger>()) }
        #expect(throws: ModelError.self) { try context.fetchCount(FetchDescriptor<Stranger>()) }
        let team = try #require(context.insertedModelsArray.first as? Crew)
        team.members = [Sailor(name: "Ann")]
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Crew>()).map(\.name) == ["A"])
    }

    @Test func `a model inserted twice is stored once`() throws {
        let book = Book(title: "Lathe")
        context.insert(book)
        context.insert(book)
        try context.save()
        context.insert(book)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
    }

    @Test func `a model inserted into two contexts stays in the first, and the second reports an error`() throws {
        let book = Book(title: "Lathe")
        context.insert(book)
        other.insert(book)
        let error = #expect(throws: ModelError.self) { try other.save() }
        #expect(error?.code == .foreignModel && error?.entityName == "Book")
        // Reported once.
        try other.save()
        try context.save()
        #expect(book.modelContext == context)
        other.delete(book)
        #expect(throws: ModelError.self) { try other.save() }
        #expect(try other.fetchCount(FetchDescriptor<Book>()) == 1)
    }

    @Test func `the number of related models is validated`() throws {
        let team = Crew(name: "A")
        context.insert(team)
        let error = #expect(throws: ModelError.self) { try context.save() }
        #expect(error?.code == .violatedConstraint && error?.propertyName == "members")
        team.members = ["Ann", "Bob", "Cid"].map(Sailor.init)
        #expect(throws: ModelError.self) { try context.save() }
        team.members.removeLast()
        try context.save()
        #expect(try other.fetch(FetchDescriptor<Crew>()).first?.members.map(\.name) == ["Ann", "Bob"])
    }

    @Test func `a to-many relationship without an inverse is stored in the related table`() throws {
        let team = Crew(name: "A")
        team.members = [Sailor(name: "Ann")]
        context.insert(team)
        try context.save()
        let columns = try container.databaseWriter.read { db in try db.columns(in: "sailor").map(\.name) }
        #expect(columns == ["id", "name", "crewId"])
        let stored = try #require(try other.fetch(FetchDescriptor<Crew>()).first)
        #expect(stored.members.map(\.name) == ["Ann"])
        stored.members.append(Sailor(name: "Bob"))
        try other.save()
        _ = try context.fetch(FetchDescriptor<Crew>())
        #expect(team.members.map(\.name) == ["Ann", "Bob"])
    }

    @Test func `a context outlives its container variable`() throws {
        var container: ModelContainer? = try ModelContainer(
            for: Book.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        let context = try ModelContext(#require(container))
        context.autosaveEnabled = false
        container = nil
        context.insert(Book(title: "Lathe"))
        try context.save()
        #expect(try context.container.mainContext.fetch(FetchDescriptor<Book>()).count == 1)
    }

    @Test func `a model outlives its context and can be read and changed`() throws {
        let book = Book(title: "Lathe", author: Author(name: "Ursula"))
        do {
            let context = ModelContext(container)
            context.autosaveEnabled = false
            context.insert(book)
            try context.save()
        }
        let id = book.persistentModelID
        #expect(id.rowID == 1)
        book.title = "Changed"
        book.tags = [Tag(label: "a")]
        #expect(book.title == "Changed" && book.author?.name == "Ursula" && book.modelContext == nil)
        #expect(book.tags.map(\.label) == ["a"])
        #expect(book.persistentModelID == id)
    }
}
