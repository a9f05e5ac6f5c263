import EvergreenDatabase
import GRDB
import Measurements

/// 1,000 writes outside the filter of the observed request, compared with the same writes unobserved.
@MainActor
func outsideFilter() async throws {
    let file = try PlayersFile(players: 10_000)
    let write = { @MainActor in for number in 1...1_000 { try file.setScore(number, of: number) } }
    try write()
    var (ours, floor, deliveries) = (Measurement(), Measurement(), 0)
    for _ in 0..<9 {
        try file.setScore(0, of: 10_000)
        floor += try await measure(1) { try write() }
        let live = LiveSubscription(try LivePlayers(minimumScore: 5_000_000).publisher(in: .readWrite { file.pool }))
        ours += try await measure(1) { try write() }
        try file.setScore(6_000_000, of: 10_000)
        await live.wait { $0.count == 1 }
        // Without the first value and that of the last write.
        deliveries += live.deliveries - 2
        live.stop()
    }
    Table.printLine("1,000 writes outside the filter", ours, grdb: nil, floor: floor, "unobserved")
    Table.printNote("\(deliveries) deliveries; the changed rows are read by their keys, without a fetch")
}
