import EvergreenTesting
import GRDB
import Testing

@testable import EvergreenDatabase
@testable import EvergreenQuery

@MainActor
struct QueryErrorTests {
    /// Shows the number of names, and the error.
    private struct NameCount<Request: Queryable>: View where Request.Value == [String] {
        @Query<Request> private var names: [String]
        let restarted: Request

        init(_ request: Request, restarted: Request, in keyPath: KeyPath<EnvironmentValues, Request.Context>) {
            _names = Query(request, in: keyPath)
            self.restarted = restarted
        }

        var body: some View {
            Text("\(names.count) names")
            if $names.isLoading { Text("loading") }
            if let error = $names.error { Text("error: \(type(of: error))") }
            Button("Restart") { $names.request.wrappedValue = restarted }
        }
    }

    private func count() -> NameCount<NamesRequest> {
        NameCount(NamesRequest(), restarted: NamesRequest(isReversed: true), in: \.databaseContext)
    }

    @Test func `an initial error is in the first body, with the default value`() throws {
        let database = try makeDatabase(["Ann", "bad"])
        let screen = Screen { count().databaseContext(.readOnly { database }) }
        #expect(screen.texts == ["0 names", "error: BadName", "Restart"])
        #expect(screen.bodyCount(of: NameCount<NamesRequest>.self) == 1)
    }

    @Test func `an error of an asynchronous request arrives later`() async throws {
        let database = try makeDatabase(["bad"])
        let screen = Screen {
            NameCount(AsyncNamesRequest(), restarted: AsyncNamesRequest(), in: \.databaseContext)
                .databaseContext(.readOnly { database })
        }
        #expect(screen.texts == ["0 names", "loading", "Restart"])
        try await screen.wait { screen.texts == ["0 names", "error: BadName", "Restart"] }
    }

    @Test func `a failed query retries after each commit and clears its error`() async throws {
        let database = try makeDatabase(["Ann", "bad"])
        let screen = Screen { count().databaseContext(.readOnly { database }) }
        #expect(screen.texts == ["0 names", "error: BadName", "Restart"])
        try await database.write { db in try Person(name: "Bob").insert(db) }
        try await database.write { db in _ = try Person.deleteOne(db, key: "bad") }
        try await screen.wait { screen.texts == ["2 names", "Restart"] }
        // From then on it observes the database as before.
        try await database.write { db in try Person(name: "Eve").insert(db) }
        try await screen.wait { screen.texts == ["3 names", "Restart"] }
    }

    @Test func `a table that returns is observed again`() async throws {
        let database = try makeDatabase(["Ann"])
        let screen = Screen { count().databaseContext(.readOnly { database }) }
        try await database.write { db in try db.rename(table: "person", to: "away") }
        try await screen.wait { screen.texts == ["1 names", "error: DatabaseError", "Restart"] }
        let other = try DatabaseQueue(path: database.path)
        try await other.write { db in
            try db.rename(table: "away", to: "person")
            try Person(name: "Bob").insert(db)
        }
        try await screen.wait { screen.texts == ["2 names", "Restart"] }
    }

    @Test func `a request that keeps failing is retried with back-off`() {
        let pauses = (1...12).map(QueryRetry.pause)
        #expect(pauses.prefix(5) == [0, 100, 200, 400, 800])
        #expect(pauses.last == 10_000)
    }

    @Test func `a later error keeps the value and ends the observation`() async throws {
        let database = try makeDatabase(["Ann", "Bob"])
        let screen = Screen { count().databaseContext(.readOnly { database }) }
        try await database.write { db in try Person(name: "bad").insert(db) }
        try await screen.wait { screen.texts == ["2 names", "error: BadName", "Restart"] }
        #expect(LiveDatabase.of(database).requests.count == 0)
    }

    @Test func `a changed request clears the error and may set another`() async throws {
        let database = try makeDatabase(["bad"])
        let screen = Screen { count().databaseContext(.readOnly { database }) }
        try screen.find(.button).tap()
        #expect(screen.texts.contains("error: BadName"))
        try await database.write { db in _ = try Person.deleteAll(db) }
        try await screen.wait { screen.texts == ["0 names", "Restart"] }
        let other = Screen { count().databaseContext(.readOnly { database }) }
        #expect(other.texts == ["0 names", "Restart"])
    }

    @Test func `a restarting query clears its error before it has a value`() throws {
        let source = ManualSource()
        let screen = Screen { ManualText(source: source) }
        source.fail()
        #expect(screen.texts.withoutButtons == ["default", "error"])
        try screen.find(.button, "B").tap()
        #expect(screen.texts.withoutButtons == ["default", "loading"])
        source.fail("B")
        #expect(screen.texts.withoutButtons == ["default", "error"])
    }

    @Test func `a changed database clears the error`() throws {
        struct Switching: View {
            let good: DatabaseContext
            @State private var context = DatabaseContext.readOnly { throw ManualSource.Broken() }
            var body: some View {
                NameCount(NamesRequest(), restarted: NamesRequest(), in: \.databaseContext).databaseContext(context)
                Button("Connect") { context = good }
                Button("Break") { context = .readOnly { throw DatabaseError() } }
            }
        }
        let database = try makeDatabase(["Ann"])
        let screen = Screen { Switching(good: .readOnly { database }) }
        #expect(screen.texts.prefix(2) == ["0 names", "error: Broken"])
        try screen.find(.button, "Break").tap()
        #expect(screen.texts.prefix(2) == ["0 names", "error: DatabaseError"])
        try screen.find(.button, "Connect").tap()
        #expect(screen.texts.prefix(2) == ["1 names", "Restart"])
    }

    @Test func `a context that failed to open is tried once`() {
        struct Counting: View {
            @Query(FailingRequest()) private var names: [String]
            @State private var count = 0
            var body: some View {
                Text("\(count) \($names.error == nil)")
                Button("Count") { count += 1 }
            }
        }
        struct FailingRequest: Queryable {
            static var defaultValue: [String] { [] }
            @MainActor static var tries = 0
            func publisher(in context: DatabaseContext) throws -> AnyPublisher<[String], any Error> {
                Self.tries += 1
                _ = try context.reader
                return Empty().eraseToAnyPublisher()
            }
        }
        let context = DatabaseContext.readOnly { throw ManualSource.Broken() }
        let screen = Screen { Counting().databaseContext(context) }
        #expect(throws: Never.self) { try screen.find(.button).tap() }
        #expect(screen.texts.first == "1 false")
        #expect(FailingRequest.tries == 1)
    }

    @Test func `a finished publisher leaves its last value and no error`() {
        let source = ManualSource()
        let screen = Screen { ManualText(source: source) }
        source.send("one")
        source.finish()
        #expect(screen.texts.withoutButtons == ["one"])
        let empty = Screen { ManualText(source: source) }
        #expect(empty.texts.withoutButtons == ["default"])
    }
}
