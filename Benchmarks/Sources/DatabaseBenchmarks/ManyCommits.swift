import Dispatch
import EvergreenDatabase
import GRDB
import Measurements

/// 1,000 commits of one row each, while 100,000 sorted rows are observed, compared with the same commits unobserved.
@MainActor
func manyCommits() async throws {
    let file = try PlayersFile(players: 100_000)
    let scores = Scores(file)
    try scores.commit(1_000)

    let grdb = grdbPlayers(file.pool) { db in try AllPlayers().fetch(db) }
    // The first value precedes the registration with the writer: until a change is observed, no commit has to wait.
    repeat {
        try scores.commit(1)
        try await Task.sleep(for: .milliseconds(10))
    } while grdb.deliveries < 2
    await grdb.wait { $0.first?.score == scores.latest }
    // All 1,000 would take minutes.
    let theirs = try await measure(3) { try scores.commit(10) } * 100
    grdb.stop()

    for isOnMainActor in [true, false] {
        let place = isOnMainActor ? "by the main actor" : "by another thread"
        try await beside(
            scores,
            isOnMainActor,
            "1,000 commits \(place), observed as live records",
            theirs
        ) { LiveSubscription(try LivePlayers().publisher(in: .readWrite { file.pool })) }
        try await beside(
            scores,
            isOnMainActor,
            "1,000 commits \(place), observed as a plain array",
            theirs
        ) { LiveSubscription(try AllPlayers().publisher(in: .readWrite { file.pool })) }
    }
}

@MainActor
private func beside<Value: RandomAccessCollection & Sendable>(
    _ scores: Scores,
    _ isOnMainActor: Bool,
    _ work: String,
    _ grdb: Measurement,
    _ subscribe: () throws -> LiveSubscription<Value>
) async throws where Value.Element == Player {
    var (ours, floor, late, fetch) = (Measurement(), Measurement(), Measurement(), Measurement())
    let commit = { @MainActor in
        if isOnMainActor {
            try scores.commit(1_000)
        } else {
            try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async { continuation.resume(with: Result { try scores.commit(1_000) }) }
            }
        }
    }
    for _ in 0..<9 {
        floor += try await measure(1) { try await commit() }
        let subscription = try subscribe()
        ours += try await measure(1) { try await commit() }
        late += await measure(1) { await subscription.wait { $0.first?.score == scores.latest } }
        subscription.stop()
        fetch += try await measure(1) { _ = try await scores.file.pool.read { db in try AllPlayers().fetch(db) } }
    }
    Table.printLine(work, ours, grdb: grdb, floor: floor, "unobserved")
    Table.printNote("last value \(late.description) after the last commit; one fetch: \(fetch.description)")
}

/// Sets increasing scores of players, from one thread at a time.
///
/// `@unchecked Sendable`: the main actor waits for the thread that commits.
private final class Scores: @unchecked Sendable {
    let file: PlayersFile
    private(set) var latest = 3_000_000

    init(_ file: PlayersFile) {
        self.file = file
    }

    func commit(_ count: Int) throws {
        for number in 1...count {
            latest += 1
            try file.setScore(latest, of: number)
        }
    }
}
