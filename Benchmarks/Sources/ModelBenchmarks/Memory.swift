import EvergreenModels
import Foundation
import GRDB
import Measurements

/// The content of memory, each measured in a separate process.
enum Memory: String, CaseIterable {
    /// Only the database, after every row was read once.
    case nothing

    /// An array of 100,000 records.
    case records

    /// 100,000 models.
    case models

    /// 100,000 observed models.
    case observedModels
}

/// The memory of 100,000 models, compared with an array of records.
@MainActor
func memory() throws {
    let file = try SongsFile(songs: 100_000)
    var sizes: [Memory: Double] = [:]
    for variant in Memory.allCases {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).absoluteURL
        process.arguments = ["hold", variant.rawValue, file.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        sizes[variant] = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
    }
    let nothing = sizes[.nothing] ?? .nan
    let records = (sizes[.records] ?? .nan) - nothing
    let variants = [
        ("memory of 100,000 models", Memory.models, "≤ \(text(3))"),
        // Includes an `ObservationRegistrar` and its registrations by `withObservationTracking`.
        ("the same, each observed", .observedModels, "–"),
    ]
    for (work, variant, limit) in variants {
        let models = (sizes[variant] ?? .nan) - nothing
        print(
            "| \(work)",
            "\(text(models / 1_048_576)) MB",
            "\(text(records / 1_048_576)) MB",
            text(models / records),
            limit,
            separator: " | ",
            terminator: " |\n"
        )
    }
}

/// Holds a variant in memory, and prints the resident memory of this process, in bytes.
@MainActor
func hold(_ variant: Memory, path: String) throws {
    let container = try SongsFile.open(path)
    var held: [Any] = []
    switch variant {
    case .nothing:
        try container.databaseWriter.read { db in
            let records = try SongRecord.fetchCursor(db)
            while try records.next() != nil {}
        }
    case .records:
        held = [try container.databaseWriter.read { db in try SongRecord.fetchAll(db) }]
    case .models:
        held = [try container.mainContext.fetch(FetchDescriptor<Song>())]
    case .observedModels:
        let songs = try container.mainContext.fetch(FetchDescriptor<Song>())
        observeRatings(of: songs)
        held = [songs]
    }
    _ = giveBackFreedMemory(0)
    print(residentMemory())
    withExtendedLifetime((held, container)) {}
}

/// glibc's `malloc_trim`, whose header Swift does not import.
@_silgen_name("malloc_trim")
private func giveBackFreedMemory(_ padding: Int) -> CInt

/// The resident memory of this process, in bytes.
private func residentMemory() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    return (Int(status.split(separator: " ")[1]) ?? 0) * Int(getpagesize())
}
