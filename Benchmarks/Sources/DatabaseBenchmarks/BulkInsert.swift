import EvergreenDatabase
import GRDB
import Measurements

/// 10,000 inserts in one transaction while observed, compared with the same inserts unobserved.
@MainActor
func bulkInsert() async throws {
    let file = try PlayersFile(players: 100_000)
    let insert = { @MainActor in try file.insert(10_000) }
    let clear = { @MainActor in
        try await file.pool.write { db in try Player.filter(Column("id") > 100_000).deleteAll(db) }
    }
    try insert()
    var (ours, floor) = (Measurement(), Measurement())
    for _ in 0..<9 {
        _ = try await clear()
        floor += try await measure(1) { try insert() }
        _ = try await clear()
        let live = LiveSubscription(try LivePlayers().publisher(in: .readWrite { file.pool }))
        ours += try await measure(1) { try insert() }
        await live.wait { $0.count == 110_000 }
        live.stop()
    }
    _ = try await clear()
    let theirs = grdbPlayers(file.pool) { db in try AllPlayers().fetch(db) }
    await theirs.wait { _ in true }
    let grdb = try await measure(5) { try insert() }
    theirs.stop()
    Table.printLine(
        "10,000 inserts in one transaction, observed as live records",
        ours,
        grdb: grdb,
        floor: floor,
        "unobserved"
    )
}
