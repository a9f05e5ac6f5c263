import EvergreenDatabase
import GRDB
import Measurements

/// An update of one row until the new value is delivered, compared with a commit and a read of that row.
///
/// Returns Evergreen's times.
@MainActor
func oneRow(players: Int, grdbRuns: Int) async throws -> Measurement {
    let file = try PlayersFile(players: players)
    let id = players / 2
    var score = 2_000_000
    var (ours, floor) = (Measurement(), Measurement())
    let update = { @MainActor in
        score += 1
        try file.setScore(score, of: id)
    }
    for _ in 0..<10 {
        var floors = try await measure(40) {
            try update()
            let player = try await file.pool.unsafeRead { db in try Player.fetchOne(db, key: id) }
            precondition(player?.score == score)
        }
        let live = LiveSubscription(try LivePlayers().publisher(in: .readWrite { file.pool }))
        var lives = try await measure(40) {
            try update()
            let expected = score
            await live.wait { $0.first?.score == expected }
        }
        live.stop()
        // The first commits of each round resolve symbols and open connections.
        floors.times.removeFirst(5)
        lives.times.removeFirst(5)
        floor += floors
        ours += lives
    }
    let theirs = grdbPlayers(file.pool) { db in try AllPlayers().fetch(db) }
    await theirs.wait { _ in true }
    let grdb = try await measure(grdbRuns) {
        try update()
        let expected = score
        await theirs.wait { $0.first?.score == expected }
    }
    theirs.stop()
    Table.printLine("one row of \(players) updated", ours, grdb: grdb, floor: floor, "commit, read the row")
    return ours
}

/// Observes players with GRDB's `ValueObservation`.
@MainActor
func grdbPlayers(
    _ pool: DatabasePool,
    _ fetch: @escaping @Sendable (Database) throws -> [Player]
) -> LiveSubscription<[Player]> {
    LiveSubscription(ValueObservation.tracking(fetch).publisher(in: pool, scheduling: .async(onQueue: .main)))
}
