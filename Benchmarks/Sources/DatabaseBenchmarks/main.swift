import EvergreenDatabase
import Foundation
import GRDB
import OpenCombineShim

/// Prints what Evergreen, GRDB's `ValueObservation` and the floor take for the same work, side by side, in one run.
@MainActor
func line(_ work: String, _ ours: Measurement, _ grdb: Measurement?, _ floor: Measurement, _ floorName: String) {
    print(
        "| \(work) | \(ours.description) | \(grdb?.description ?? "–") | \(floor.description): \(floorName) |",
        terminator: ""
    )
    print(String(format: " %.2f×", ours.median / floor.median), terminator: "")
    print(grdb.map { String(format: ", GRDB %.0f×", $0.median / ours.median) } ?? "", "|")
}

@MainActor
func grdbPlayers(_ pool: DatabasePool) -> Watching<[Player]> {
    Watching(
        ValueObservation.tracking { db in try AllPlayers().fetch(db) }
            .publisher(in: pool, scheduling: .async(onQueue: .main))
    )
}

/// One row updated, until the new value is delivered.
@MainActor
func oneRow(players: Int, withGRDB: Bool) async throws -> Measurement {
    let file = try PlayersFile(players: players)
    let id = players / 2
    var score = 2_000_000
    let floor = try await measure(200) { _ in
        score += 1
        try file.setScore(score, of: id)
        let player = try await file.pool.unsafeRead { db in try Player.fetchOne(db, key: id) }
        precondition(player?.score == score)
    }
    let live = Watching(try LivePlayers().publisher(in: .readWrite { file.pool }))
    let ours = try await measure(200) { _ in
        score += 1
        let expected = score
        try file.setScore(score, of: id)
        await live.wait { $0.first?.score == expected }
    }
    live.stop()
    var grdb: Measurement?
    if withGRDB {
        let theirs = grdbPlayers(file.pool)
        await theirs.wait { _ in true }
        grdb = try await measure(7) { _ in
            score += 1
            let expected = score
            try file.setScore(score, of: id)
            await theirs.wait { $0.first?.score == expected }
        }
        theirs.stop()
    }
    line("one row of \(players) updated", ours, grdb, floor, "commit, read the row")
    return ours
}

/// 1,000 commits of one row each.
@MainActor
func manyCommits() async throws {
    let file = try PlayersFile(players: 100_000)
    var score = 3_000_000
    let commits = { @MainActor in
        for number in 1...1_000 {
            score += 1
            try file.setScore(score, of: number)
        }
    }
    _ = try await measure(2) { _ in try commits() }
    let unobserved = try await measure(7) { _ in try commits() }

    let live = Watching(try LivePlayers().publisher(in: .readWrite { file.pool }))
    let asRecords = try await measure(7) { _ in try commits() }
    var expected = score
    let lateRecords = await measure(1) { _ in await live.wait { $0.first?.score == expected } }
    live.stop()
    line("1,000 commits, watched as live records", asRecords, nil, unobserved, "unobserved")
    print("  the last value came \(text(lateRecords.median)) ms after the last commit")

    let plain = Watching(try AllPlayers().publisher(in: .readWrite { file.pool }))
    let asArray = try await measure(7) { _ in try commits() }
    expected = score
    let lateArray = await measure(1) { _ in await plain.wait { $0.first?.score == expected } }
    plain.stop()
    let fetch = try await measure(5) { _ in _ = try await file.pool.read { db in try AllPlayers().fetch(db) } }
    line("1,000 commits, watched as a plain array", asArray, nil, unobserved, "unobserved")
    print("  the last value came \(text(lateArray.median)) ms after the last commit; one fetch: \(fetch.description)")
}

/// One commit, 1,000 watchers of one request.
@MainActor
func manyWatchers() async throws {
    let file = try PlayersFile(players: 100_000)
    var score = 4_000_000
    let one = Watching(try TopPlayers().publisher(in: .readWrite { file.pool }))
    let floor = try await measure(100) { _ in
        score += 1
        let expected = score
        try file.setScore(score, of: 5)
        await one.wait { $0.first?.score == expected }
    }
    let all = try (0..<999).map { _ in Watching(try TopPlayers().publisher(in: .readWrite { file.pool })) }
    let ours = try await measure(100) { _ in
        score += 1
        let expected = score
        try file.setScore(score, of: 5)
        for watching in all { await watching.wait { $0.first?.score == expected } }
    }
    line("one commit, 1,000 watchers of one top-20 request", ours, nil, floor, "one watcher")
    one.stop()
    all.forEach { $0.stop() }
}

/// 10,000 inserts in one transaction.
@MainActor
func bulkInsert() async throws {
    let file = try PlayersFile(players: 100_000)
    _ = try await measure(2) { _ in try file.insert(10_000) }
    let unobserved = try await measure(7) { _ in try file.insert(10_000) }
    let live = Watching(try LivePlayers().publisher(in: .readWrite { file.pool }))
    let ours = try await measure(7) { _ in try file.insert(10_000) }
    line("10,000 inserts in one transaction, watched as live records", ours, nil, unobserved, "unobserved")
    live.stop()
}

/// 1,000 writes outside the filter.
@MainActor
func outsideFilter() async throws {
    let file = try PlayersFile(players: 10_000)
    let live = Watching(try LivePlayers(minimumScore: 5_000_000).publisher(in: .readWrite { file.pool }))
    for number in 1...1_000 { try file.setScore(number, of: number) }
    try file.setScore(6_000_000, of: 1)
    await live.wait { $0.count == 1 }
    print("1,000 writes outside the filter: \(live.deliveries - 2) deliveries")
    live.stop()
}

/// Memory of 100,000 live records.
@MainActor
func memory() async throws {
    let file = try PlayersFile(players: 100_000)
    var before = residentMemory()
    let array = try await file.pool.read { db in
        try AllPlayers().fetch(db).map { ($0, [UInt8](repeating: 1, count: 20)) }
    }
    let plain = residentMemory() - before
    before = residentMemory()
    let live = Watching(try LivePlayers().publisher(in: .readWrite { file.pool }))
    let ours = residentMemory() - before
    print(
        "memory of 100,000 live records: \(ours / 1_048_576) MB, of an array of them and their keys:",
        "\(plain / 1_048_576) MB",
        String(format: "(%.2f×)", Double(ours) / Double(plain)),
        array.count,
        live.deliveries
    )
    live.stop()
}

print("| work | Evergreen: median (spread) | GRDB | floor | ratios |")
print("|---|---|---|---|---|")
let small = try await oneRow(players: 10_000, withGRDB: false)
_ = try await oneRow(players: 100_000, withGRDB: true)
let large = try await oneRow(players: 1_000_000, withGRDB: false)
print(String(format: "  1,000,000 rows against 10,000: %.2f×", large.median / small.median))
try await manyCommits()
try await manyWatchers()
try await bulkInsert()
try await outsideFilter()
try await memory()
