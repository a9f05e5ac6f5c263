import EvergreenModels
import Foundation
import GRDB

@Model final class Song {
    var title: String
    var artist: String
    var year: Int
    var rating: Double
    var added: Date
    var note: String?

    init(title: String, artist: String, year: Int, rating: Double, added: Date, note: String?) {
        self.title = title
        self.artist = artist
        self.year = year
        self.rating = rating
        self.added = added
        self.note = note
    }
}

/// The same row as a GRDB record.
struct SongRecord: Codable, FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "song"

    var id: Int64?
    var title: String
    var artist: String
    var year: Int
    var rating: Double
    var added: Date
    var note: String?

    mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

/// The property values of the song with a number.
struct SongValues {
    let title: String
    let artist: String
    let year: Int
    let rating: Double
    let added: Date
    let note: String?

    init(_ number: Int) {
        title = "Song number \(number)"
        artist = "Artist \(number % 500)"
        year = 1950 + number % 75
        rating = Double(number % 11) / 2
        added = Date(timeIntervalSinceReferenceDate: Double(number) * 1_000)
        note = number % 4 == 0 ? "A note on song number \(number)" : nil
    }

    var model: Song {
        Song(title: title, artist: artist, year: year, rating: rating, added: added, note: note)
    }

    var record: SongRecord {
        SongRecord(id: nil, title: title, artist: artist, year: year, rating: rating, added: added, note: note)
    }
}

/// A file with some songs, which is deleted with this instance, and another one with the same table and rows for GRDB only, as
/// a context that observes a file adds to the cost of each commit.
final class SongsFile {
    let folder: URL
    let container: ModelContainer
    let records: DatabasePool

    var path: String { folder.appendingPathComponent("songs.sqlite").path }

    init(songs: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("evergreen-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        container = try Self.open(folder.appendingPathComponent("songs.sqlite").path)
        try container.databaseWriter.write { db in
            for number in 0..<songs {
                var record = SongValues(number).record
                try record.insert(db)
            }
        }
        records = try DatabasePool(path: folder.appendingPathComponent("records.sqlite").path)
        try container.databaseWriter.backup(to: records)
    }

    static func open(_ path: String) throws -> ModelContainer {
        try ModelContainer(for: Song.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: path)))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
