import EvergreenModels
import Foundation
import Measurements

/// Saves of a store with a history, compared with the same saves of a store without one.
@MainActor
func history() async throws {
    let (kept, other) = (try HistorySide(keepsHistory: true), try HistorySide(keepsHistory: false))
    var (with, without) = (Measurement(), Measurement())
    for round in 0..<2_000 {
        without += try await other.update(Double(round) + 0.5)
        with += try await kept.update(Double(round) + 0.5)
    }
    Table.printLine("one model changed and saved, with a history", with, without, limit: 2)
    (with, without) = (Measurement(), Measurement())
    for _ in 0..<9 {
        without += try await other.insert(10_000)
        with += try await kept.insert(10_000)
    }
    Table.printLine("10,000 models inserted and saved, with a history", with, without, limit: 1.2)
}

@MainActor
private final class HistorySide {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("evergreen-bench-\(UUID().uuidString)")
    private let context: ModelContext
    private let song = SongValues(0).model

    init(keepsHistory: Bool) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("songs.sqlite")
        context = ModelContext(
            try ModelContainer(
                for: Song.self,
                configurations: ModelConfiguration(url: file, keepsHistory: keepsHistory)
            )
        )
        context.autosaveEnabled = false
        context.insert(song)
        try context.save()
    }

    func update(_ rating: Double) async throws -> Measurements.Measurement {
        song.rating = rating
        return try await measure(1) { try context.save() }
    }

    func insert(_ count: Int) async throws -> Measurements.Measurement {
        for number in 0..<count { context.insert(SongValues(number).model) }
        return try await measure(1) { try context.save() }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
