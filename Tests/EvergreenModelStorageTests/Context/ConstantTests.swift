import EvergreenModelStorage
import Foundation
import GRDB
import Testing

/// A place of a catalog, most of which never changes.
@Model
private final class Place {
    @Attribute(.unique) let id: Int
    let name: String
    let tags: [String]
    let country: String?
    @Attribute(.externalStorage) let picture: Data
    @Attribute(originalName: "opening") let opened: Date
    var isFavorite = false
    @Relationship(inverse: \Visit.place) var visits: [Visit] = []

    init(id: Int, name: String, tags: [String] = [], country: String? = nil, picture: Data = Data()) {
        self.id = id
        self.name = name
        self.tags = tags
        self.country = country
        self.picture = picture
        opened = Date(timeIntervalSinceReferenceDate: Double(id))
    }
}

@Model
private final class Visit {
    let day: Date
    var place: Place?

    init(day: Date) { self.day = day }
}

/// Properties declared with `let`.
@MainActor
struct ConstantTests {
    private let store: TemporaryStore
    private let container: ModelContainer

    init() throws {
        store = try TemporaryStore()
        container = try store.open(Place.self, Visit.self)
    }

    private func makeContext() -> ModelContext {
        let context = ModelContext(container)
        context.autosaveEnabled = false
        return context
    }

    @Test func `constants are stored and fetched unchanged`() throws {
        let place = Place(id: 7, name: "Lake", tags: ["water", "cold"], country: "FI", picture: Data([1, 2, 3]))
        place.visits = [Visit(day: Date(timeIntervalSinceReferenceDate: 1))]
        try container.save(place)
        let context = makeContext()
        let fetched = try context.fetchOnly(Place.self)
        #expect(fetched !== place)
        #expect(
            fetched.id == 7 && fetched.name == "Lake" && fetched.tags == ["water", "cold"] && fetched.country == "FI"
        )
        #expect(fetched.picture == Data([1, 2, 3]))
        #expect(fetched.opened == Date(timeIntervalSinceReferenceDate: 7))
        #expect(fetched.visits.map(\.day) == [Date(timeIntervalSinceReferenceDate: 1)])
    }

    @Test func `predicates and sort orders read constants`() throws {
        let context = makeContext()
        for id in 1...4 { context.insert(Place(id: id, name: id.isMultiple(of: 2) ? "even" : "odd", country: nil)) }
        try context.save()
        let even = FetchDescriptor<Place>(
            predicate: #Predicate { $0.name == "even" && $0.country == nil },
            sortBy: [SortDescriptor(\.id, order: .reverse)]
        )
        #expect(try makeContext().fetch(even).map(\.id) == [4, 2])
    }

    @Test func `a partial fetch includes constants`() throws {
        try container.save(Place(id: 1, name: "Lake", picture: Data([9])))
        var descriptor = FetchDescriptor<Place>()
        descriptor.propertiesToFetch = [\.isFavorite]
        let context = makeContext()
        let place = try #require(try context.fetch(descriptor).first)
        try store.execute("DELETE FROM place")
        #expect(place.name == "Lake" && place.picture == Data([9]))
    }

    @Test func `variables change, and constants keep their value`() async throws {
        let context = makeContext()
        let place = Place(id: 1, name: "Lake")
        context.insert(place)
        try context.save()
        place.isFavorite = true
        try context.save()
        try await container.databaseWriter.write { db in
            try db.execute(sql: "UPDATE place SET name = 'Sea', isFavorite = 0")
        }
        _ = try context.fetch(FetchDescriptor<Place>())
        #expect(place.name == "Lake" && !place.isFavorite)
        // Unchanged properties are not written.
        place.isFavorite = true
        try context.save()
        let fetched = try container.fetchOnly(Place.self)
        #expect(fetched.name == "Sea" && fetched.isFavorite)
    }

    @Test func `inserting an existing unique constant updates the row`() throws {
        let context = makeContext()
        let first = Place(id: 1, name: "Lake")
        context.insert(first)
        try context.save()
        let second = Place(id: 1, name: "Sea")
        context.insert(second)
        try context.save()
        #expect(second.persistentModelID == first.persistentModelID)
        let fetched = try container.fetchOnly(Place.self)
        #expect(fetched.id == 1 && fetched.name == "Sea")
    }

    @Test func `errors have SwiftData's names`() throws {
        let context = makeContext()
        #expect(throws: SwiftDataError.historyTokenExpired) { throw ModelError(.historyTokenExpired, "…") }
        do {
            try store.execute("DROP TABLE visit")
            context.insert(Visit(day: .now))
            try context.save()
            Issue.record("A save without a table succeeded.")
        } catch SwiftDataError.historyTokenExpired, SwiftDataError.modelValidationFailure {
            Issue.record("Another kind of error matched.")
        } catch let error as SwiftDataError {
            #expect(error.code == .storeFailure && error.localizedDescription == error.message)
        }
        let other = try TemporaryStore()
        try Data("no database at all, but text".utf8).write(to: other.url)
        #expect(throws: SwiftDataError.loadIssueModelContainer) { try other.open(Place.self, Visit.self) }
    }
}
