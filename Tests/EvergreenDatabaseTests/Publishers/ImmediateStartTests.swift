import EvergreenDatabase
import GRDB
import Testing

/// GRDB's `.immediate`, where the main actor is not on the first thread, as in tests.
@MainActor
struct ImmediateStartTests {
    @Test func `an observation of an app's own starts at once on the main actor`() async throws {
        let database = try DatabaseQueue()
        try await database.write { try $0.create(table: "player") { $0.autoIncrementedPrimaryKey("id") } }
        let observation = ValueObservation.tracking { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM player") ?? 0 }
        var counts: [Int] = []
        let (changes, continuation) = AsyncStream<Int>.makeStream()
        let cancellable = observation.start(in: database, scheduling: .immediate) { error in
            Issue.record(error)
        } onChange: { count in
            counts.append(count)
            continuation.yield(count)
        }
        #expect(counts == [0])
        try await database.write { try $0.execute(sql: "INSERT INTO player DEFAULT VALUES") }
        for await count in changes where count == 1 { break }
        #expect(counts == [0, 1])
        cancellable.cancel()
    }
}
