import EvergreenModelStorage
import Foundation
import GRDB
import Measurements
import Observation

/// One property of one of 100,000 observed models changed and saved by another context, until the model that shows it has
/// told its observer; beside a commit and a read of that row.
@MainActor
func oneProperty() async throws {
    let file = try SongsFile(songs: 100_000)
    let container = file.container
    let writer = container.databaseWriter
    let songs = try container.mainContext.fetch(FetchDescriptor<Song>())
    let song = songs[50_000]
    let title = song.title
    for song in songs {
        withObservationTracking {
            _ = song.rating
        } onChange: {
        }
    }

    let other = ModelContext(container)
    let twin = try other.fetch(FetchDescriptor<Song>(predicate: #Predicate { $0.title == title }))[0]
    let id = 50_001
    var rating = 10.0
    var (own, ours, floor) = (Measurement(), Measurement(), Measurement())
    for _ in 0..<100 {
        rating += 1
        floor += try await measure(1) {
            try writer.write { db in
                try db.cachedStatement(sql: "UPDATE song SET rating = ? WHERE id = ?").execute(arguments: [rating, id])
            }
            let record = try writer.unsafeRead { db in try SongRecord.fetchOne(db, key: id) }
            precondition(record?.rating == rating)
        }
        await settled { song.rating == rating }

        rating += 1
        ours += try await measure(1) {
            twin.rating = rating
            try other.save()
            await settled { song.rating == rating }
        }

        rating += 1
        own += try await measure(1) {
            song.rating = rating
            try container.mainContext.save()
            precondition(song.rating == rating && !song.hasChanges)
        }
        await settled { twin.rating == rating }
    }
    Table.printLine("one property of one of 100,000 changed, saved, and seen by another context", ours, floor, limit: 3)
    Table.printLine("the same, in its own context", own, floor, limit: 3)
    withExtendedLifetime(songs) {}
}

/// Waits until the main actor has seen something.
@MainActor
private func settled(_ isSeen: () -> Bool) async {
    let limit = DispatchTime.now().uptimeNanoseconds + 5_000_000_000
    while !isSeen(), DispatchTime.now().uptimeNanoseconds < limit { await Task.yield() }
    precondition(isSeen())
}
