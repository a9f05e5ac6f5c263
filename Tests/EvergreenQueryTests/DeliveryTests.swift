import EvergreenConcurrency
import EvergreenQuery
import EvergreenTesting
import GRDB
import Testing

@testable import EvergreenDatabase
@testable import EvergreenUI

/// How a value is delivered from the database to the views.
@MainActor
struct DeliveryTests {
    private let database: DatabasePool

    init() throws {
        database = try makeDatabase(["Ann"])
    }

    private var context: DatabaseContext { .readOnly { database } }

    /// Observes the names of all people, independently of the views, and after those already mounted.
    private func observe(_ receive: @escaping @MainActor ([String]) -> Void) -> AnyCancellable {
        NamesRequest().publisher(in: context).sinkOnMainActor(receiveCompletion: { _ in }, receiveValue: receive)
    }

    private func insert(_ name: String) async throws {
        try await database.write { db in try Person(name: name).insert(db) }
    }

    @Test func `a value invalidates all its views in the turn of its delivery`() async throws {
        let trees = (0..<3).map { _ in ViewTree(NameList().databaseContext(context)) }
        var invalid: Set<Int> = []
        for (number, tree) in trees.enumerated() { tree.onNeedsUpdate = { invalid.insert(number) } }
        var atDelivery: [Set<Int>] = []
        let subscription = observe { _ in atDelivery.append(invalid) }
        #expect(atDelivery == [[]])
        #expect(LiveDatabase.of(database).requests.count == 1)
        try await insert("Bob")
        let screen = Screen { EmptyView() }
        try await screen.wait { atDelivery.count == 2 }
        #expect(atDelivery.last == [0, 1, 2])
        for tree in trees {
            tree.update()
            #expect(tree.document.root.texts == ["Ann", "Bob"])
        }
        subscription.cancel()
    }

    @Test func `a body that does not read its query's value runs when the value changes`() async throws {
        struct Unread: View {
            @Query(NamesRequest()) private var names: [String]
            var body: some View { Text("Unread") }
        }
        let screen = Screen { Unread().databaseContext(context) }
        #expect(screen.bodyCount(of: Unread.self) == 1)
        try await insert("Bob")
        try await screen.wait { screen.bodyCount(of: Unread.self) == 2 }
    }

    @Test(arguments: [true, false]) func `a view can be unmounted while its value is delivered`(isFirst: Bool)
        async throws
    {
        var screen: Screen?
        var deliveries = 0
        let leave: @MainActor ([String]) -> Void = { _ in
            deliveries += 1
            if deliveries == 2 { screen?.close() }
        }
        // The screen closes either before or after its own view receives the value.
        var subscription: AnyCancellable?
        if isFirst { subscription = observe(leave) }
        screen = Screen { NameList().databaseContext(context) }
        if !isFirst { subscription = observe(leave) }
        try await insert("Bob")
        try await Screen { EmptyView() }.wait { deliveries == 2 }
        #expect(screen?.bodyCount(of: NameList.self) == 1)
        #expect(LiveDatabase.of(database).requests.count == 1)
        subscription?.cancel()
        #expect(LiveDatabase.of(database).requests.count == 0)
    }

    /// The names in reverse: a request with its own publisher.
    private struct BackwardsRequest: ValueObservationQueryable, Hashable {
        static var defaultValue: [String] { [] }

        func fetch(_ db: Database) throws -> [String] { try NamesRequest().fetch(db) }

        func publisher(in context: DatabaseContext) -> AnyPublisher<[String], any Error> {
            NamesRequest().publisher(in: context).map { $0.reversed() }.eraseToAnyPublisher()
        }
    }

    @Test func `a request with its own publisher is observed through it`() async throws {
        struct BackwardsList: View {
            @Query(BackwardsRequest()) private var names: [String]
            var body: some View { ForEach(names, id: \.self) { Text($0) } }
        }
        let screen = Screen { BackwardsList().databaseContext(context) }
        #expect(screen.texts == ["Ann"])
        try await insert("Bob")
        try await screen.wait { screen.texts == ["Bob", "Ann"] }
        screen.close()
        #expect(LiveDatabase.of(database).requests.count == 0)
    }

    // MARK: Sleeping pages

    /// Opens a window with the kept state of a previous one.
    private func open(_ root: some View, _ state: KeptState = KeptState()) -> (archive: StateArchive, tree: ViewTree) {
        let archive = StateArchive(restoring: state)
        return (archive, ViewTree(root, start: WindowStart(archive: archive)))
    }

    @Test func `a query of a reopened page has the current value and observes it`() async throws {
        let root = NameList().databaseContext(context)
        let previous = open(root)
        let kept = try #require(previous.archive.keep())
        previous.tree.close()
        #expect(kept.isEmpty)
        #expect(LiveDatabase.of(database).requests.count == 0)
        try await insert("Bob")
        let window = open(root, kept)
        #expect(window.tree.document.root.texts == ["Ann", "Bob"])
        try await insert("Eve")
        try await Screen { EmptyView() }.wait {
            window.tree.update()
            return window.tree.document.root.texts == ["Ann", "Bob", "Eve"]
        }
    }

    @Test func `an object of a reopened page is kept and invalidates its view`()
        throws
    {
        final class Counter: ObservableObject {
            @Published var count = 0
        }
        final class Made { var counters: [Counter] = [] }
        struct CounterView: View {
            @EnvironmentStateObject var counter: Counter
            init(_ made: Made) {
                _counter = EnvironmentStateObject { _ in
                    let counter = Counter()
                    made.counters.append(counter)
                    return counter
                }
            }
            var body: some View { Text("\(counter.count)") }
        }
        let made = Made()
        var window = open(CounterView(made))
        for round in 1...3 {
            let kept = try #require(window.archive.keep())
            window.tree.close()
            made.counters.first?.count += 1
            window = open(CounterView(made), kept)
            #expect(window.tree.document.root.texts == ["\(round * 2 - 1)"])
            made.counters.first?.count += 1
            window.tree.update()
            #expect(window.tree.document.root.texts == ["\(round * 2)"])
        }
        #expect(made.counters.count == 1)
    }
}
