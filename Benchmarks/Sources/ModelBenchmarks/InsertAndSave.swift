import EvergreenModels
import GRDB
import Measurements

/// 10,000 models inserted and saved, compared with as many records.
@MainActor
func insertAndSave() async throws {
    let file = try SongsFile(songs: 0)
    func clear(_ writer: any DatabaseWriter) throws { _ = try writer.write { db in try SongRecord.deleteAll(db) } }
    var (ours, grdb) = (Measurement(), Measurement())
    for _ in 0..<9 {
        try clear(file.records)
        grdb += try await measure(1) {
            try file.records.write { db in
                for number in 0..<10_000 {
                    var record = SongValues(number).record
                    try record.insert(db)
                }
            }
        }
        try clear(file.container.databaseWriter)
        ours += try await measure(1) {
            let context = ModelContext(file.container)
            for number in 0..<10_000 { context.insert(SongValues(number).model) }
            try context.save()
        }
    }
    Table.printLine("10,000 models inserted and saved", ours, grdb, limit: 2)
}
