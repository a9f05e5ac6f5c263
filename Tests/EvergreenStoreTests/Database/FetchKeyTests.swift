import EvergreenDatabase
import EvergreenQuery
import EvergreenSharing
import EvergreenStoreTesting
import EvergreenTesting
import GRDB
import Testing

/// Shared values that are database requests.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct FetchKeyTests {
    struct NumbersRequest: ValueObservationQueryable {
        static var defaultValue: [Int] { [] }
        var table = "number"

        func fetch(_ db: Database) throws -> [Int] {
            try Int.fetchAll(db, sql: "SELECT value FROM \(table) ORDER BY value")
        }
    }

    struct LateRequest: ValueObservationQueryable {
        static let queryableOptions = QueryableOptions.async
        static var defaultValue: Int { -1 }

        func fetch(_ db: Database) throws -> Int { try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM number") ?? 0 }
    }

    struct Numbers: View {
        @SharedReader(.fetch(NumbersRequest())) var numbers

        var body: some View { Text(verbatim: "\(numbers)").accessibilityIdentifier("numbers") }
    }

    private let database: DatabaseQueue

    init() throws {
        database = try DatabaseQueue()
        try database.write { db in
            try db.execute(sql: "CREATE TABLE number (value INTEGER); INSERT INTO number VALUES (1)")
        }
    }

    private func connected<R>(_ body: () async throws -> R) async rethrows -> R {
        let database = database
        return try await withDependencies {
            $0.databaseContext = .readWrite { database }
        } operation: {
            try await body()
        }
    }

    private func insert(_ value: Int) async throws {
        try await database.write { try $0.execute(sql: "INSERT INTO number VALUES (?)", arguments: [value]) }
    }

    private func value<Value: Equatable & Sendable>(of shared: SharedReader<Value>, becomes value: Value) async {
        for await current in shared.publisher.values where current == value { return }
    }

    @Test func `the first value is immediate, and others follow commits`() async throws {
        try await connected {
            @SharedReader(.fetch(NumbersRequest())) var numbers
            @SharedReader(.fetch(NumbersRequest())) var same = [5]
            #expect(numbers == [1])
            #expect(same == [1])
            try await insert(2)
            await value(of: $numbers, becomes: [1, 2])
            #expect(same == [1, 2])
        }
    }

    @Test func `an asynchronous request starts with its default value`() async throws {
        await connected {
            @SharedReader(.fetch(LateRequest())) var count
            #expect(count == -1)
            await value(of: $count, becomes: 1)
        }
    }

    @Test func `a request can be shared within a database access, and reloaded`() async throws {
        try await connected {
            func share() throws -> SharedReader<[Int]> {
                try database.read { _ in SharedReader(wrappedValue: [], .fetch(NumbersRequest())) }
            }
            let numbers = try share()
            #expect(numbers.wrappedValue == [1])
            try await numbers.load()
            #expect(numbers.wrappedValue == [1])
        }
    }

    @Test func `an error is the load error`() async {
        await connected {
            @SharedReader(.fetch(NumbersRequest(table: "missing"))) var numbers
            #expect(numbers == [])
            #expect($numbers.loadError is DatabaseError)
            await #expect(throws: DatabaseError.self) { try await $numbers.load() }
        }
        @SharedReader(.fetch(NumbersRequest(), from: .notConnected)) var numbers
        #expect($numbers.loadError as? DatabaseContextError == .notConnected)
    }

    @Test func `views observe a fetch key`() async throws {
        try await connected {
            let numbers = SharedReader(wrappedValue: [], .fetch(NumbersRequest()))
            let screen = Screen { Numbers() }
            #expect(try screen.find(identifier: "numbers").text == "[1]")
            try await insert(2)
            await value(of: numbers, becomes: [1, 2])
            try await wait(until: { (try? screen.find(identifier: "numbers").text) == "[1, 2]" })
        }
    }
}
