import EvergreenDatabase
import GRDB

/// One commit, 1,000 watchers of one top-20 request, beside one watcher.
@MainActor
func manyWatchers() async throws {
    let file = try PlayersFile(players: 100_000)
    var score = 4_000_000
    let measureWatchers = { @MainActor (runs: Int, watchers: [Watching<[Player]>]) in
        try await measure(runs) {
            score += 1
            let expected = score
            try file.setScore(score, of: 5)
            for watching in watchers { await watching.wait { $0.first?.score == expected } }
        }
    }
    let watch = { @MainActor in Watching(try TopPlayers().publisher(in: .readWrite { file.pool })) }

    let one = try watch()
    let floor = try await measureWatchers(100, [one])
    let all = try [one] + (0..<999).map { _ in try watch() }
    let before = TopPlayers.fetches.withLock { $0 }
    let ours = try await measureWatchers(100, all)
    let fetches = TopPlayers.fetches.withLock { $0 } - before
    all.forEach { $0.stop() }

    let theirs = (0..<1_000).map { _ in grdbPlayers(file.pool) { db in try TopPlayers().fetch(db) } }
    for watching in theirs { await watching.wait { _ in true } }
    let grdb = try await measureWatchers(3, theirs)
    theirs.forEach { $0.stop() }

    Table.printLine(
        "one commit, 1,000 watchers of one top-20 request",
        ours,
        grdb: grdb,
        floor: floor,
        "one watcher"
    )
    Table.printNote("\(fetches) fetches for 100 commits")
}
