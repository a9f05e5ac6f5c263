import EvergreenDatabase
import GRDB
import Measurements
import OpenCombineShim

/// One commit with 1,000 subscribers of one top-20 request, compared with one subscriber.
@MainActor
func manySubscribers() async throws {
    let file = try PlayersFile(players: 100_000)
    var score = 4_000_000
    let measureSubscribers = { @MainActor (runs: Int, crowd: Crowd) in
        try await measure(runs) {
            score += 1
            try file.setScore(score, of: 5)
            await crowd.wait(forTopScore: score)
        }
    }
    let publisher = { @MainActor in try TopPlayers().publisher(in: .readWrite { file.pool }) }

    let one = Crowd()
    one.add(try publisher())
    let floor = try await measureSubscribers(100, one)
    let all = Crowd()
    for _ in 0..<1_000 { all.add(try publisher()) }
    one.stop()
    let before = TopPlayers.fetches.withLock { $0 }
    let ours = try await measureSubscribers(100, all)
    let fetches = TopPlayers.fetches.withLock { $0 } - before
    all.stop()

    let theirs = Crowd()
    for _ in 0..<1_000 {
        theirs.add(
            ValueObservation.tracking { db in try TopPlayers().fetch(db) }
                .publisher(in: file.pool, scheduling: .async(onQueue: .main))
        )
    }
    let grdb = try await measureSubscribers(4, theirs)
    theirs.stop()

    Table.printLine(
        "one commit, 1,000 subscribers of one top-20 request",
        ours,
        grdb: Measurement(times: Array(grdb.times.dropFirst())),
        floor: floor,
        "one subscriber"
    )
    Table.printNote("\(fetches) fetches for 100 commits")
}

/// Many subscribers of the top players, which are awaited together.
@MainActor
private final class Crowd {
    private var subscriptions: [AnyCancellable] = []
    private var expectedScore: Int?
    private var missing = 0
    private var continuation: CheckedContinuation<Void, Never>?

    func add(_ publisher: some Publisher<[Player], any Error>) {
        subscriptions.append(
            publisher.sink(
                receiveCompletion: { completion in print("An observation ended: \(completion)") },
                receiveValue: { @Sendable players in MainActor.assumeIsolated { self.receive(players) } }
            )
        )
    }

    private func receive(_ players: [Player]) {
        guard let expectedScore, players.first?.score == expectedScore else { return }
        missing -= 1
        guard missing == 0 else { return }
        continuation?.resume()
        continuation = nil
    }

    /// Waits until all subscribers have received a value with this top score, which is delivered in a later job of the main actor.
    func wait(forTopScore score: Int) async {
        expectedScore = score
        missing = subscriptions.count
        await withCheckedContinuation { continuation = $0 }
    }

    func stop() { subscriptions.removeAll() }
}
