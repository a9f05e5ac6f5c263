import EvergreenModelStorage
import GRDB
import Measurements

/// 10,000 models inserted and saved, beside as many records.
@MainActor
func insertAndSave() async throws {
    let file = try SongsFile(songs: 0)
    let writer = file.container.databaseWriter
    let clear = { @MainActor in _ = try await writer.write { db in try SongRecord.deleteAll(db) } }
    var (ours, grdb) = (Measurement(), Measurement())
    for _ in 0..<9 {
        try await clear()
        grdb += try await measure(1) {
            try writer.write { db in
                for number in 0..<10_000 {
                    var record = SongValues(number).record
                    try record.insert(db)
                }
            }
        }
        try await clear()
        ours += try await measure(1) {
            let context = ModelContext(file.container)
            for number in 0..<10_000 { context.insert(SongValues(number).model) }
            try context.save()
        }
    }
    Table.printLine("10,000 inserted and saved", ours, grdb, limit: 2)
}
