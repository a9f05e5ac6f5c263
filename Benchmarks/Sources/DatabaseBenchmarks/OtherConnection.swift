import EvergreenDatabase
import GRDB
import Measurements

/// A commit of another connection to the file until the new top players are delivered, compared with a commit and a fetch.
///
/// GRDB's observation does not detect such commits.
@MainActor
func otherConnection() async throws {
    let file = try PlayersFile(players: 10_000)
    let other = try DatabasePool(path: file.pool.path)
    var score = 5_000_000
    let update = { @MainActor in
        score += 1
        try other.write { [score] db in
            try db.execute(sql: "UPDATE player SET score = ? WHERE id = 5", arguments: [score])
        }
    }
    var (ours, floor) = (Measurement(), Measurement())
    for _ in 0..<30 {
        floor += try await measure(1) {
            try update()
            let players = try file.pool.unsafeRead { db in try TopPlayers().fetch(db) }
            precondition(players.first?.score == score)
        }
        let live = LiveSubscription(try TopPlayers().publisher(in: .readWrite { file.pool }))
        // Long enough after the previous commits for their repeated checks of the file to have ended.
        try await Task.sleep(for: .milliseconds(150))
        ours += try await measure(1) {
            try update()
            let expected = score
            await live.wait { $0.first?.score == expected }
        }
        live.stop()
    }
    Table.printLine("one commit of another connection", ours, grdb: nil, floor: floor, "commit, fetch")
}
