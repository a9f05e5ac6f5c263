import Dispatch
import EvergreenDatabase
import GRDB
import OpenCombineShim
import Testing

@MainActor
struct SharingTests {
    let database: TemporaryDatabase
    let fetches = CallCount()

    init() throws {
        database = try TemporaryDatabase()
    }

    private func write(_ sql: String) throws {
        try database.pool.write { db in try db.execute(sql: sql) }
    }

    private func add(_ name: String, _ score: Int = 0) throws {
        try write("INSERT INTO player (name, score) VALUES ('\(name)', \(score))")
    }

    @Test(arguments: [1, 50]) func `equal requests share their fetches`(observers: Int) async throws {
        let recorders = try (0..<observers).map { _ in
            Recorder(ScoresRequest(fetches: fetches).publisher(in: database.context))
        }
        #expect(fetches.current == 1)
        try add("Ann", 1)
        for recorder in recorders { await recorder.waitForLast(["Ann": 1]) }
        #expect(fetches.current == 2)
    }

    @Test func `hashable requests share their fetches`() async throws {
        let recorders = try (0..<50).map { _ in
            Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        }
        try add("Ann")
        for recorder in recorders { await recorder.waitForLast(1) }
        #expect(fetches.current == 2)
    }

    @Test func `different requests do not share`() throws {
        let low = Recorder(ScoresRequest(fetches: fetches).publisher(in: database.context))
        let high = Recorder(ScoresRequest(fetches: fetches, minimumScore: 10).publisher(in: database.context))
        #expect(fetches.current == 2)
        #expect(low.values == [[:]])
        #expect(high.values == [[:]])
    }

    @Test func `requests in different databases do not share`() throws {
        let other = try TemporaryDatabase()
        try add("Ann")
        let here = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        let there = Recorder(CountRequest(fetches: fetches).publisher(in: other.context))
        #expect(here.values == [1])
        #expect(there.values == [0])
    }

    @Test func `a read-only context shares with a read-write one`() throws {
        let pool = database.pool
        let one = Recorder(CountRequest(fetches: fetches).publisher(in: .readOnly { pool }))
        let two = Recorder(CountRequest(fetches: fetches).publisher(in: .readOnly { AnyDatabaseReader(pool) }))
        let three = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        #expect(fetches.current == 1)
        #expect([one, two, three].map(\.values) == [[0], [0], [0]])
    }

    @Test func `a new subscriber never gets a value older than the last commit`() throws {
        let first = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        for count in 1...50 {
            try add("Ann")
            let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
            #expect(recorder.values == [count])
        }
        #expect(first.values.first == 0)
    }

    @Test func `a first value is immediate while other connections are closing`() async throws {
        // Closing a connection requires a lock of the whole file.
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        let end = CallCount()
        let others = Task.detached { [path = database.path, configuration] in
            while end.current == 0 {
                let other = try DatabaseQueue(path: path, configuration: configuration)
                _ = try await other.read { db in try Player.fetchCount(db) }
                try other.close()
            }
        }
        for _ in 1...200 {
            // With its last subscriber, the database's observation ends: each iteration opens connections.
            let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
            #expect(recorder.values == [0])
            await Task.yield()
        }
        end.add()
        try await others.value
    }

    @Test func `an observation ends with its last subscriber`() async throws {
        let one = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        let two = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        one.cancel()
        try add("Ann")
        await two.waitForLast(1)
        #expect(one.values == [0])
        two.cancel()
        let fetched = fetches.current
        try add("Bob")
        let other = Recorder(try ScoresRequest(fetches: CallCount()).publisher(in: database.context))
        try add("Eve")
        await other.wait { other.values.last?["Eve"] != nil }
        #expect(fetches.current == fetched)
    }

    @Test func `a request can be observed again after it ended`() throws {
        for _ in 0..<3 {
            let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
            #expect(recorder.values == [0])
            recorder.cancel()
        }
        #expect(fetches.current == 3)
    }

    @Test func `an observation can end before the writer was notified`() async throws {
        let pool = database.pool
        let (isBusy, mayContinue) = (CallCount(), CallCount())
        let writing = Task.detached {
            try await pool.writeWithoutTransaction { _ in
                isBusy.add()
                while mayContinue.current == 0 {}
            }
        }
        await wait { isBusy.current > 0 }
        for _ in 0..<10 {
            Recorder(CountRequest(fetches: fetches).publisher(in: database.context)).cancel()
        }
        mayContinue.add()
        try await writing.value
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        try add("Ann")
        await recorder.waitForLast(1)
    }

    @Test func `values are also an asynchronous sequence, and are shared`() async throws {
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        var values: [Int] = []
        for try await value in database.context.values(of: CountRequest(fetches: fetches)) {
            values.append(value)
            if value == 2 { break }
            try add("Ann")
        }
        #expect(values == [0, 1, 2])
        await recorder.waitForLast(2)
    }

    @Test func `an asynchronous sequence throws the context's error`() async {
        await #expect(throws: DatabaseContextError.notConnected) {
            for try await _ in DatabaseContext.notConnected.values(of: CountRequest(fetches: fetches)) {}
        }
    }

    @Test func `a memory database is observed`() async throws {
        let queue = try DatabaseQueue()
        try await queue.write { db in try Player.createTable(db) }
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: .readWrite { queue }))
        #expect(recorder.values == [0])
        try await queue.write { db in _ = try db.insertPlayer("Ann") }
        await recorder.waitForLast(1)
    }

    @Test func `a queue on a file is observed`() async throws {
        let queue = try DatabaseQueue(path: database.folder.appendingPathComponent("queue.sqlite").path)
        try await queue.write { db in try Player.createTable(db) }
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: .readWrite { queue }))
        try await queue.write { db in _ = try db.insertPlayer("Ann") }
        await recorder.waitForLast(1)
    }

    @Test func `a live value can end before the writer was free to observe it`() async throws {
        let writerIsFree = DispatchSemaphore(value: 0)
        database.pool.asyncWriteWithoutTransaction { _ in writerIsFree.wait() }
        for _ in 1...3 {
            let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
            recorder.cancel()
        }
        writerIsFree.signal()
        try add("Ann")
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        try add("Bob")
        await recorder.waitForLast(2)
    }

    @Test func `values published by another thread can be iterated`() async throws {
        struct BackgroundRequest: Queryable {
            static var defaultValue: Int { 0 }

            func publisher(in context: DatabaseContext) -> AnyPublisher<Int, Never> {
                (1...3).publisher.subscribe(on: DispatchQueue.global().ocombine).eraseToAnyPublisher()
            }
        }
        var last = 0
        for try await value in database.context.values(of: BackgroundRequest()) { last = value }
        #expect(last == 3)
    }
}
