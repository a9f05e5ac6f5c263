import EvergreenQuery
import EvergreenTesting
import GRDB
import Testing

@testable import EvergreenDatabase

/// Unmounted views leave no observations: counted.
@MainActor
struct UnmountTests {
    /// Shows a view while its toggle is on.
    private struct Housing<Content: View>: View {
        @ViewBuilder let content: Content
        @State private var isOn = true
        var body: some View {
            if isOn { content }
            Toggle("On", isOn: $isOn)
        }
    }

    /// Names from a position on: as many distinct requests as there are positions.
    private struct NameRequest: ValueObservationQueryable, Hashable {
        var position: Int
        static var defaultValue: String { "" }
        func fetch(_ db: Database) throws -> String {
            try String.fetchOne(db, sql: "SELECT name FROM person LIMIT 1 OFFSET ?", arguments: [position]) ?? "none"
        }
    }

    /// The same, observed by GRDB itself.
    private struct ObservedNameRequest: Queryable {
        var position: Int
        let subscriptions: SubscriptionCount
        static var defaultValue: String { "" }

        func publisher(in context: DatabaseContext) throws -> AnyPublisher<String, any Error> {
            try ValueObservation
                .tracking(NameRequest(position: position).fetch)
                .handleEvents(willStart: subscriptions.start, didCancel: subscriptions.end)
                .publisher(in: context.reader, scheduling: .immediate)
                .eraseToAnyPublisher()
        }

        static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.position == rhs.position && lhs.subscriptions === rhs.subscriptions
        }
    }

    @Test func `unmounting a view cancels its observation`() throws {
        let database = try makeDatabase(["Ann"])
        let live = LiveDatabase.of(database)
        let screen = Screen { Housing { NameList() }.databaseContext(.readOnly { database }) }
        #expect(live.requests.count == 1)
        try screen.find(.toggle).toggle()
        #expect(live.requests.count == 0)
    }

    @Test func `closing a screen cancels the observations of all its views`() throws {
        let database = try makeDatabase(["Ann"])
        let live = LiveDatabase.of(database)
        let source = ManualSource()
        let screen = Screen {
            NameList().databaseContext(.readOnly { database })
            ManualText(source: source)
        }
        #expect((live.requests.count, source.subscriptions.active) == (1, 1))
        screen.close()
        #expect((live.requests.count, source.subscriptions.active) == (0, 0))
    }

    @Test func `views that share an observation keep it until the last one is unmounted`() async throws {
        let database = try makeDatabase(["Ann"])
        let live = LiveDatabase.of(database)
        let context = DatabaseContext.readOnly { database }
        let (first, second) = (
            Screen { NameList().databaseContext(context) }, Screen { NameList().databaseContext(context) }
        )
        #expect(live.requests.count == 1)
        first.close()
        #expect(live.requests.count == 1)
        try await database.write { db in try Person(name: "Bob").insert(db) }
        try await second.wait { second.texts == ["Ann", "Bob"] }
        second.close()
        #expect(live.requests.count == 0)
    }

    @Test func `removing a row cancels its view's observation`() async throws {
        struct Rows: View {
            let source: ManualSource
            @State private var ids = [1, 2, 3]
            var body: some View {
                ForEach(ids, id: \.self) { _ in ManualText(source: source) }
                Button("Remove") { ids.remove(at: 1) }
            }
        }
        let source = ManualSource()
        let screen = Screen { Rows(source: source) }
        #expect(source.subscriptions.active == 3)
        try screen.find(.button, "Remove").tap()
        #expect(source.subscriptions.active == 2)
    }

    @Test func `200 queries of one view leave no observations`() async throws {
        let database = try makeDatabase((0..<250).map { "Person \(1000 + $0)" })
        let screen = Screen {
            Housing { TwoHundredQueries { NameRequest(position: $0) } }.databaseContext(.readOnly { database })
        }
        weak let live: LiveDatabase? = LiveDatabase.of(database)
        #expect(live?.requests.count == 200)
        #expect(screen.texts.prefix(200) == (0..<200).map { "Person \(1000 + $0)" }[...])
        try screen.find(.toggle).toggle()
        #expect(screen.texts == ["On"])
        // With the last one, the database's shared observation ends, once its threads are done.
        #expect(live?.requests.count ?? 0 == 0)
        try await screen.wait { live == nil }
    }

    @Test func `200 queries observed by GRDB leave no observations`() throws {
        let database = try makeDatabase((0..<250).map { "Person \(1000 + $0)" })
        let subscriptions = SubscriptionCount()
        let screen = Screen {
            Housing { TwoHundredQueries { ObservedNameRequest(position: $0, subscriptions: subscriptions) } }
                .databaseContext(.readOnly { database })
        }
        #expect(subscriptions.active == 200)
        #expect(screen.texts.prefix(200) == (0..<200).map { "Person \(1000 + $0)" }[...])
        try screen.find(.toggle).toggle()
        #expect((subscriptions.started, subscriptions.active) == (200, 0))
    }
}
