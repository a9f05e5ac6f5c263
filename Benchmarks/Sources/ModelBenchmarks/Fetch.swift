import EvergreenModels
import GRDB
import Measurements

/// 100,000 models fetched by an empty context, compared with as many records.
@MainActor
func fetch() async throws {
    let file = try SongsFile(songs: 100_000)
    var (ours, grdb) = (Measurement(), Measurement())
    for _ in 0..<7 {
        grdb += try await measure(1) {
            let records = try file.records.read { db in try SongRecord.fetchAll(db) }
            precondition(records.count == 100_000)
        }
        let context = ModelContext(file.container)
        ours += try await measure(1) {
            let songs = try context.fetch(FetchDescriptor<Song>())
            precondition(songs.count == 100_000)
        }
    }
    Table.printLine("100,000 models fetched", ours, grdb, limit: 1.5)
}
