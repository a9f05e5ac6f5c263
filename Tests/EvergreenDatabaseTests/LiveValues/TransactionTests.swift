import Dispatch
import EvergreenDatabase
import GRDB
import OpenCombineShim
import Testing

private struct ConstantCount: ValueObservationQueryable, Hashable {
    static var queryableOptions: QueryableOptions { .constantRegion }
    static var defaultValue: Int { 0 }
    func fetch(_ db: Database) throws -> Int { try Player.fetchCount(db) }
}

private struct AsyncCount: ValueObservationQueryable, Hashable {
    static var queryableOptions: QueryableOptions { .async }
    static var defaultValue: Int { 0 }
    func fetch(_ db: Database) throws -> Int { try Player.fetchCount(db) }
}

private struct LivePlayers: RecordsObservationQueryable, Hashable {
    var request: QueryInterfaceRequest<Player> { Player.order(Column("score")) }
}

/// Values requested inside of a transaction of the connection that reads them.
@MainActor
struct TransactionTests {
    let queue: DatabaseQueue
    let fetches = CallCount()

    init() throws {
        queue = try DatabaseQueue()
        try queue.write { db in
            try Player.createTable(db)
            try db.insertPlayer("Ann")
        }
    }

    private var context: DatabaseContext { .readWrite { queue } }

    private func observeAll() throws -> [Recorder<Int>] {
        [
            Recorder(CountRequest(fetches: fetches).publisher(in: context)),
            Recorder(try ConstantCount().publisher(in: context)),
            Recorder(LivePlayers().publisher(in: context).map(\.count)),
        ]
    }

    private func addPlayer(thenObserveAndEndWith end: Database.TransactionCompletion) throws -> [Recorder<Int>] {
        var recorders: [Recorder<Int>] = []
        try queue.inTransaction { db in
            try db.insertPlayer("Bob")
            recorders = try observeAll()
            return end
        }
        return recorders
    }

    @Test(arguments: [false, true], [Database.TransactionCompletion.commit, .rollback])
    func `values read inside of a transaction are correct after its end`(
        areObserved: Bool,
        end: Database.TransactionCompletion
    ) async throws {
        let previous = areObserved ? try observeAll() : []
        let recorders = try previous + addPlayer(thenObserveAndEndWith: end)
        let count = end == .commit ? 2 : 1
        for recorder in recorders { await recorder.waitForLast(count) }
        try await queue.write { db in _ = try db.insertPlayer("Cid") }
        for recorder in recorders { await recorder.waitForLast(count + 1) }
    }

    @Test func `values read inside of a rolled back savepoint are correct after the transaction`()
        async throws
    {
        var recorders: [Recorder<Int>] = []
        func observeInRolledBackSavepoint() throws {
            try queue.write { db in
                try db.inSavepoint {
                    try db.insertPlayer("Bob")
                    recorders = try observeAll()
                    return .rollback
                }
            }
        }
        try observeInRolledBackSavepoint()
        for recorder in recorders { await recorder.waitForLast(1) }
    }

    @Test func `values are correct while a transaction stays open between accesses`() async throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let queue = try DatabaseQueue(configuration: configuration)
        try await queue.write { db in try Player.createTable(db) }
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: .readWrite { queue }))
        try await queue.writeWithoutTransaction { db in
            try db.insertPlayer("Ann")
            try db.beginTransaction()
            try db.insertPlayer("Bob")
        }
        // It is a single connection, which reads its own uncommitted changes.
        await recorder.wait { recorder.values.last != 0 }
        try await queue.writeWithoutTransaction { db in try db.rollback() }
        await recorder.waitForLast(1)
    }

    @Test func `a value can be requested inside of an access while others wait for that access to fetch it`()
        async throws
    {
        let request = CountRequest(fetches: fetches)
        let recorder = Recorder(try request.publisher(in: context))
        func writeAndObserveInNextAccess() throws -> [Int] {
            // This is processed in the background.
            try queue.write { db in _ = try db.insertPlayer("Bob") }
            return try queue.write { _ in Recorder(try request.publisher(in: context)).values }
        }
        for count in 2...300 {
            #expect(try writeAndObserveInNextAccess() == [count])
        }
        await recorder.waitForLast(300)
    }

    @Test func `a database can be observed for the first time inside of an access while others wait to observe it`()
        async throws
    {
        for _ in 1...100 {
            let queue = try DatabaseQueue()
            try await queue.write { db in try Player.createTable(db) }
            let context = DatabaseContext.readWrite { queue }
            let elsewhere = Recorder(
                try AsyncCount().publisher(in: context).subscribe(on: DispatchQueue.global()).receive(
                    on: DispatchQueue.main
                )
            )
            func observeInAccess() throws -> Recorder<Int> {
                try queue.write { _ in Recorder(CountRequest(fetches: fetches).publisher(in: context)) }
            }
            let here = try observeInAccess()
            await elsewhere.waitForLast(0)
            #expect(here.values == [0])
        }
    }
}
