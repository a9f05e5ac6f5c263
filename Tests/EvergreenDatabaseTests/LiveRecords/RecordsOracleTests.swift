import EvergreenDatabase
import Foundation
import GRDB
import OpenCombineShim
import Testing

/// Watches a request, and follows the differences from version to version.
@MainActor
private final class Follower<Request: RecordsObservationQueryable> where Request.Record: Equatable {
    let publisher: () throws -> Request.ValuePublisher
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
        self.fetch = fetch
        subscription = try request.publisher(in: context).sink(
            receiveCompletion: { completion in Issue.record("The observation ended: \(completion)") },
            receiveValue: { records in MainActor.assumeIsolated { self.follow(records) } }
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
        #expect(followed == Array(records), "The difference does not lead to the new version: \(difference)")
    }

    /// What a watcher that comes now gets at once.
    func current() throws -> [Request.Record] {
        var current: [Request.Record]?
        let publisher = try publisher() as? AnyPublisher<Records<Request.Record>, any Error>
        _ = publisher?.sink(receiveCompletion: { _ in }, receiveValue: { current = Array($0) })
        return try #require(current)
    }

    func check(_ pool: DatabasePool, _ comment: @autoclosure () -> String) throws -> Bool {
        let fresh = try pool.read(fetch)
        let value = try current()
        guard value != fresh else { return true }
        Issue.record("\(comment()): \(value) is not \(fresh)")
        return false
    }

    func hasFollowed(_ pool: DatabasePool) throws -> Bool {
        try pool.read(fetch) == followed
    }
}

@MainActor
struct RecordsOracleTests {
    static let isLong = ProcessInfo.processInfo.environment["EVERGREEN_LONG_TESTS"] == "1"

    @Test func `after each commit of a random workload every live value equals a fresh fetch`() async throws {
        let seed =
            ProcessInfo.processInfo.environment["EVERGREEN_SEED"].flatMap(UInt64.init) ?? .random(in: 0..<1 << 32)
        print("EVERGREEN_SEED=\(seed)")
        let rounds = Self.isLong ? 100_000 : 2_000
        let database = try TemporaryDatabase()
        let pool = database.pool
        try await pool.write { db in try OracleSchema.create(db) }
        let other = try DatabasePool(path: database.path)
        var workload = OracleWorkload(random: SeededGenerator(seed: seed))

        let players = try (0..<OraclePlayers.kinds).map { kind in
            let request = OraclePlayers(kind: kind)
            return try Follower(request, in: database.context, fetch: request.fetch)
        }
        let members = try [true, false].map { isByRank in
            let request = OracleMembers(isByRank: isByRank)
            return try Follower(request, in: database.context, fetch: request.fetch)
        }
        let words = try Follower(OracleWords(), in: database.context, fetch: OracleWords().fetch)

        func check(_ round: Int) throws -> Bool {
            for (kind, follower) in players.enumerated() {
                guard try follower.check(pool, "seed \(seed), round \(round), players \(kind)") else { return false }
            }
            for follower in members {
                guard try follower.check(pool, "seed \(seed), round \(round), members") else { return false }
            }
            guard try words.check(pool, "seed \(seed), round \(round), words") else { return false }
            let totals = Recorder(try OracleTotals().publisher(in: database.context))
            return try totals.values == [pool.read { db in try OracleTotals().fetch(db) }]
        }

        func hasFollowed() throws -> Bool {
            try players.allSatisfy { try $0.hasFollowed(pool) } && members.allSatisfy { try $0.hasFollowed(pool) }
                && words.hasFollowed(pool)
        }

        for round in 0..<rounds {
            switch round % 500 {
            case 120: try await database.runShell(workload.statement().appending(";"), ignoringFailure: true)
            case 240:
                let transaction = workload.transaction()
                try await other.writeWithoutTransaction { db in try transaction.run(db) }
            case 360:
                let sql = workload.schemaChange(round)
                try await pool.writeWithoutTransaction { db in try db.execute(sql: sql) }
            default:
                let transaction = workload.transaction()
                try await pool.writeWithoutTransaction { db in try transaction.run(db) }
                guard try check(round) else { return }
                if round % 50 == 0 { await Task.yield() }
                continue
            }
            // What others commit comes within milliseconds, not at once.
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
