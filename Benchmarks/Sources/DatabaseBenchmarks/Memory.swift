import EvergreenDatabase
import Foundation
import GRDB
import Measurements

/// The content of memory, each measured in a separate process.
enum Memory: String, CaseIterable {
    /// Only the database, after every row was read once.
    case nothing

    /// 100,000 records, each with a key of twenty bytes.
    case array

    /// The same as live records.
    case records
}

/// The memory of 100,000 live records, compared with an array of the records and their keys.
@MainActor
func memory() throws {
    let file = try PlayersFile(players: 100_000)
    var sizes: [Memory: Double] = [:]
    for variant in Memory.allCases {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).absoluteURL
        process.arguments = ["hold", variant.rawValue, file.pool.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        sizes[variant] = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
    }
    let (nothing, array, records) = (sizes[.nothing] ?? .nan, sizes[.array] ?? .nan, sizes[.records] ?? .nan)
    func megabytes(_ size: Double) -> String { "\(text((size - nothing) / 1_048_576)) MB" }
    print(
        "| memory of 100,000 live records",
        megabytes(records),
        "–",
        "\(megabytes(array)): an array of them and their keys",
        text((records - nothing) / (array - nothing)),
        "–",
        separator: " | ",
        terminator: " |\n"
    )
}

/// Holds a variant in memory, and prints the resident memory of this process, in bytes.
@MainActor
func hold(_ variant: Memory, path: String) async throws {
    let pool = try DatabasePool(path: path)
    var held: [Any] = []
    switch variant {
    case .nothing:
        try await pool.read { db in
            let players = try Player.order(Column("score").desc).fetchCursor(db)
            while try players.next() != nil {}
        }
    case .array:
        let array = try await pool.read { db in
            try AllPlayers().fetch(db).map { ($0, [UInt8](repeating: 1, count: 20)) }
        }
        held = [array]
    case .records:
        let live = LiveSubscription(try LivePlayers().publisher(in: .readWrite { pool }))
        await live.wait { $0.count == 100_000 }
        held = [live]
    }
    _ = giveBackFreedMemory(0)
    print(residentMemory())
    withExtendedLifetime(held) {}
}

/// glibc's `malloc_trim`, whose header Swift does not import.
@_silgen_name("malloc_trim")
private func giveBackFreedMemory(_ padding: Int) -> CInt

/// The resident memory of this process, in bytes.
private func residentMemory() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    return (Int(status.split(separator: " ")[1]) ?? 0) * Int(getpagesize())
}
