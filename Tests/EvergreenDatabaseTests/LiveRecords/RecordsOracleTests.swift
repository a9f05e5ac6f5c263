import EvergreenDatabase
import Foundation
import GRDB
import OpenCombineShim
import SeededRandomness
import Testing

/// Observes a request, and applies the differences from version to version.
@MainActor
private final class Follower<Request: RecordsObservationQueryable> where Request.Record: Equatable {
    let publisher: () throws -> Request.ValuePublisher
    let name: String
    let fetch: (Database) throws -> [Request.Record]
    private(set) var followed: [Request.Record] = []
    private(set) var versions = 0
    private var latest = Records<Request.Record>()
    private var subscription: AnyCancellable?

    init(
        _ request: Request,
        in context: DatabaseContext,
        fetch: @escaping (Database) throws -> [Request.Record]
    ) throws where Request.Context == DatabaseContext, Request.ValuePublisher.Failure == any Error {
        publisher = { try request.publisher(in: context) }
        name = "\(request)"
        self.fetch = fetch
        subscription = try request.publisher(in: context).sink(
            receiveCompletion: { completion in Issue.record("The observation ended: \(completion)") },
            receiveValue: { [weak self] records in MainActor.assumeIsolated { self?.follow(records) } }
        )
    }

    private func follow(_ records: Records<Request.Record>) {
        versions += 1
        let difference = records.difference(from: latest)
        for position in (difference.removed + difference.moved.map(\.from)).sorted(by: >) {
            followed.remove(at: position)
        }
        for position in (difference.inserted + difference.moved.map(\.to)).sorted() {
            followed.insert(records[position], at: position)
        }
        for position in difference.updated { followed[position] = records[position] }
        latest = records
        #expect(followed == Array(records), "Applying the difference does not give the new version: \(difference)")
    }

    /// The first value of a new subscriber.
    func current() throws -> [Request.Record] {
        var current: [Request.Record]?
        let publisher = try publisher() as? AnyPublisher<Records<Request.Record>, any Error>
        _ = publisher?.sink(receiveCompletion: { _ in }, receiveValue: { current = Array($0) })
        return try #require(current)
    }

    func check(_ reader: DatabaseQueue, _ comment: @autoclosure () -> String) throws -> Bool {
        let fresh = try reader.unsafeRead(fetch)
        let value = try current()
        guard value != fresh else { return true }
        Issue.record("\(comment()), \(name): \(value) is not \(fresh)")
        return false
    }

    func hasFollowed(_ reader: DatabaseQueue) throws -> Bool {
        try reader.unsafeRead(fetch) == followed
    }
}

/// Observes a request whose values are fetched as a whole.
@MainActor
private final class PlainFollower<Request: ValueObservationQueryable>
where Request.Context == DatabaseContext, Request.Value: Equatable & Sendable {
    private let request: Request
    private let context: DatabaseContext
    private let recorder: Recorder<Request.Value>

    init(_ request: Request, in context: DatabaseContext) throws {
        self.request = request
        self.context = context
        recorder = Recorder(try request.publisher(in: context))
    }

    func check(_ reader: DatabaseQueue, _ comment: @autoclosure () -> String) throws -> Bool {
        let fresh = try reader.unsafeRead(request.fetch)
        let values = Recorder(try request.publisher(in: context)).values
        guard values != [fresh] else { return true }
        Issue.record("\(comment()), \(request): \(values) is not \(fresh)")
        return false
    }

    func hasFollowed(_ reader: DatabaseQueue) throws -> Bool {
        try reader.unsafeRead(request.fetch) == recorder.values.last
    }
}

/// An observer of any request.
@MainActor
private protocol AnyFollower {
    func check(_ reader: DatabaseQueue, _ comment: @autoclosure () -> String) throws -> Bool
    func hasFollowed(_ reader: DatabaseQueue) throws -> Bool
}

extension Follower: AnyFollower {}
extension PlainFollower: AnyFollower {}

@MainActor
struct RecordsOracleTests {
    static let isLong = ProcessInfo.processInfo.environment["EVERGREEN_LONG_TESTS"] == "1"

    @Test func `after each commit of a random workload every live value equals a fresh fetch`() async throws {
        let database = try TemporaryDatabase(configuration: OracleSchema.configuration)
        let other = try DatabasePool(path: database.path, configuration: OracleSchema.configuration)
        try await run(rounds: Self.isLong ? 100_000 : 600, database.pool, other)
        withExtendedLifetime(database) {}
    }

    @Test func `after each commit, live values of a queue without a write-ahead log equal a fresh fetch`() async throws
    {
        let database = try TemporaryDatabase()
        var configuration = OracleSchema.configuration
        configuration.busyMode = .timeout(10)
        let path = database.folder.appendingPathComponent("queue.sqlite").path
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try await queue.write { db in try Player.createTable(db) }
        let other = try DatabaseQueue(path: path, configuration: configuration)
        try await run(rounds: Self.isLong ? 10_000 : 300, queue, other)
        withExtendedLifetime(database) {}
    }

    /// - Parameters:
    ///   - writer: The observed connection.
    ///   - other: Another connection to the same file.
    private func run(rounds: Int, _ writer: some DatabaseWriter, _ other: some DatabaseWriter) async throws {
        let seed =
            ProcessInfo.processInfo.environment["EVERGREEN_SEED"].flatMap(UInt64.init) ?? .random(in: 0..<1 << 32)
        print("EVERGREEN_SEED=\(seed)")
        let context = DatabaseContext.readWrite { writer }
        try await writer.write { db in try OracleSchema.create(db) }
        // Reads independently of live values.
        let fresh = try DatabaseQueue(path: writer.path, configuration: writer.configuration)
        var workload = OracleWorkload(random: SeededGenerator(seed: seed))

        var followers: [any AnyFollower] = []
        for kind in 0..<OraclePlayers.kinds {
            let request = OraclePlayers(kind: kind)
            followers.append(try Follower(request, in: context, fetch: request.fetch))
        }
        for kind in 0..<OracleMembers.kinds {
            let request = OracleMembers(kind: kind)
            followers.append(try Follower(request, in: context, fetch: request.fetch))
        }
        for kind in 0..<OracleWords.kinds {
            let request = OracleWords(kind: kind)
            followers.append(try Follower(request, in: context, fetch: request.fetch))
        }
        followers.append(try Follower(OracleRanks(), in: context, fetch: OracleRanks().fetch))
        followers.append(try PlainFollower(OracleTotals(), in: context))
        for first: Int64 in [1, 2, 5, 30] { followers.append(try PlainFollower(OracleKeys(first: first), in: context)) }

        func check(_ round: Int) throws -> Bool {
            try followers.allSatisfy { try $0.check(fresh, "seed \(seed), round \(round)") }
        }

        func hasFollowed() throws -> Bool {
            try followers.allSatisfy { try $0.hasFollowed(fresh) }
        }

        for round in 0..<rounds {
            if round > 0, round % 5_000 == 0 { print("\(round) of \(rounds) transactions") }
            switch round % 500 {
            case 120:
                try await runShell(workload.statement().appending(";"), path: writer.path, ignoringFailure: true)
            case 240:
                let transaction = workload.transaction()
                try await other.writeWithoutTransaction { db in try transaction.run(db) }
            case 360:
                let sql = workload.schemaChange(round)
                try await writer.writeWithoutTransaction { db in try db.execute(sql: sql) }
            case 420:
                let sql = workload.schemaChange(round)
                try await other.writeWithoutTransaction { db in try db.execute(sql: sql) }
            case _ where round % 50 == 10:
                // Changes that a session has recorded in a copy of the database.
                let copy = try DatabaseQueue(configuration: OracleSchema.configuration)
                try writer.backup(to: copy)
                let transaction = workload.transaction()
                let changeset = try await copy.writeWithoutTransaction { db in
                    let session = try Session(db)
                    try transaction.run(db)
                    return try session.changeset()
                }
                do {
                    try await writer.write { db in try Session.apply(changeset, to: db) }
                } catch let error as DatabaseError
                    where error.resultCode == .SQLITE_CONSTRAINT || error.resultCode == .SQLITE_ERROR
                {
                    // Different changes to one name may conflict, and SQLite rejects some changesets without a reason, in any database:
                    // then nothing is applied.
                }
                guard try check(round) else { return }
                continue
            default:
                let transaction = workload.transaction()
                try await writer.writeWithoutTransaction { db in try transaction.run(db) }
                guard try check(round) else { return }
                if round % 50 == 0 { await Task.yield() }
                continue
            }
            // Other connections' commits arrive within milliseconds, not immediately.
            var patience = 10_000
            while try !hasFollowed(), patience > 0 {
                try await Task.sleep(for: .milliseconds(1))
                patience -= 1
            }
            guard try check(round) else { return }
        }
        var patience = 10_000
        while try !hasFollowed(), patience > 0 {
            try await Task.sleep(for: .milliseconds(1))
            patience -= 1
        }
        #expect(try hasFollowed())
    }
}
