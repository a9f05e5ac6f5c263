import EvergreenQuery
import EvergreenTesting
import GRDB
import Synchronization
import Testing

@testable import EvergreenDatabase

@MainActor
struct FetchQueryTests {
    private final class FetchCount: Sendable {
        private let value = Mutex(0)
        var current: Int { value.withLock { $0 } }
        func add() { value.withLock { $0 += 1 } }
    }

    private struct FetchedNamesRequest: FetchQueryable {
        let fetches: FetchCount
        var isReversed = false
        static var defaultValue: [String] { [] }

        func fetch(_ db: Database) throws -> [String] {
            fetches.add()
            return try NamesRequest(isReversed: isReversed).fetch(db)
        }

        static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.fetches === rhs.fetches && lhs.isReversed == rhs.isReversed
        }
    }

    private struct AsyncFetchedNamesRequest: FetchQueryable {
        static let queryableOptions = QueryableOptions.async
        static var defaultValue: [String] { ["default"] }
        func fetch(_ db: Database) throws -> [String] { try NamesRequest().fetch(db) }
    }

    /// Shows names fetched once beside observed names.
    private struct Names: View {
        @Query<FetchedNamesRequest> private var fetched: [String]
        @Query(NamesRequest()) private var followed: [String]

        init(fetches: FetchCount) { _fetched = Query(FetchedNamesRequest(fetches: fetches)) }

        var body: some View {
            Text("fetched: \(fetched.joined(separator: " "))")
            Text("followed: \(followed.joined(separator: " "))")
            if $fetched.error != nil { Text("error") }
            Toggle("Reversed", isOn: $fetched.isReversed)
        }
    }

    private let fetches = FetchCount()

    @Test func `a fetched value never changes, even when the body runs again`() async throws {
        let database = try makeDatabase(["Ann"])
        let screen = Screen { Names(fetches: fetches).databaseContext(.readOnly { database }) }
        #expect(screen.texts.prefix(2) == ["fetched: Ann", "followed: Ann"])
        #expect(screen.bodyCount(of: Names.self) == 1)
        for name in ["Bob", "Cid"] {
            try await database.write { db in try Person(name: name).insert(db) }
            try await screen.wait { screen.texts[1].hasSuffix(name) }
        }
        #expect(screen.texts.prefix(2) == ["fetched: Ann", "followed: Ann Bob Cid"])
        #expect(fetches.current == 1)
    }

    @Test func `a fetch leaves no observation of the database`() throws {
        struct Fetched: View {
            @Query<FetchedNamesRequest> private var names: [String]
            init(fetches: FetchCount) { _names = Query(FetchedNamesRequest(fetches: fetches)) }
            var body: some View { Text(names.joined()) }
        }
        let database = try makeDatabase(["Ann"])
        let screen = Screen { Fetched(fetches: fetches).databaseContext(.readOnly { database }) }
        #expect(screen.texts == ["Ann"])
        #expect(LiveDatabase.of(database).requests.count == 0)
    }

    @Test func `a changed request is fetched again`() async throws {
        let database = try makeDatabase(["Ann"])
        let screen = Screen { Names(fetches: fetches).databaseContext(.readOnly { database }) }
        try await database.write { db in try Person(name: "Bob").insert(db) }
        try screen.find(.toggle).toggle()
        #expect(screen.texts.first == "fetched: Bob Ann")
        #expect(fetches.current == 2)
    }

    @Test func `a changed identity is fetched again`() async throws {
        struct Renewing: View {
            let fetches: FetchCount
            @State private var id = 0
            var body: some View {
                Names(fetches: fetches).id(id)
                Button("Renew") { id += 1 }
            }
        }
        let database = try makeDatabase(["Ann"])
        let screen = Screen { Renewing(fetches: fetches).databaseContext(.readOnly { database }) }
        try await database.write { db in try Person(name: "Bob").insert(db) }
        try screen.find(.button).tap()
        #expect(screen.texts.first == "fetched: Ann Bob")
    }

    @Test func `an asynchronous fetch has the default value first, then its single value`() async throws {
        struct AsyncNames: View {
            @Query(AsyncFetchedNamesRequest()) private var fetched: [String]
            @Query(NamesRequest()) private var followed: [String]
            var body: some View {
                Text(fetched.joined(separator: " "))
                Text($fetched.isLoading ? "loading" : "loaded")
                Text(followed.joined(separator: " "))
            }
        }
        let database = try makeDatabase(["Ann"])
        let screen = Screen { AsyncNames().databaseContext(.readOnly { database }) }
        #expect(screen.texts == ["default", "loading", "Ann"])
        try await screen.wait { screen.texts == ["Ann", "loaded", "Ann"] }
        try await database.write { db in try Person(name: "Bob").insert(db) }
        try await screen.wait { screen.texts == ["Ann", "loaded", "Ann Bob"] }
    }

    @Test func `a failing fetch has its error in the first body, and another request can succeed`() async throws {
        let database = try makeDatabase(["bad"])
        let screen = Screen { Names(fetches: fetches).databaseContext(.readOnly { database }) }
        #expect(screen.texts.contains("error"))
        try await database.write { db in _ = try Person.deleteAll(db) }
        try screen.find(.toggle).toggle()
        #expect(!screen.texts.contains("error"))
    }
}
