import EvergreenDatabase
import Foundation
import GRDB
import Synchronization

/// Counts calls from any thread.
final class CallCount: Sendable {
    private let value = Mutex(0)

    var current: Int { value.withLock { $0 } }
    func add() { value.withLock { $0 += 1 } }
}

/// The scores of all players by name. Counts its fetches. Only `Equatable`.
struct ScoresRequest: ValueObservationQueryable {
    let fetches: CallCount
    var minimumScore = 0

    static var defaultValue: [String: Int] { [:] }

    func fetch(_ db: Database) throws -> [String: Int] {
        fetches.add()
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT name, score FROM player WHERE score >= ?",
            arguments: [minimumScore]
        )
        return Dictionary(rows.map { ($0["name"], $0["score"]) }, uniquingKeysWith: { $1 })
    }

    static func == (lhs: ScoresRequest, rhs: ScoresRequest) -> Bool {
        lhs.fetches === rhs.fetches && lhs.minimumScore == rhs.minimumScore
    }
}

/// The number of players. `Hashable`.
struct CountRequest: ValueObservationQueryable, Hashable {
    let fetches: CallCount

    static var defaultValue: Int { 0 }

    func fetch(_ db: Database) throws -> Int {
        fetches.add()
        return try Player.fetchCount(db)
    }

    static func == (lhs: CountRequest, rhs: CountRequest) -> Bool { lhs.fetches === rhs.fetches }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(fetches)) }
}
