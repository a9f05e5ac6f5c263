import EvergreenModels
import EvergreenTesting
import Foundation
import GRDB
import Measurements

/// One property of one of 100,000 observed models changed and saved, until a view that queries all of them shows the new
/// value, compared with a commit and a read of that row.
///
/// The change is made by the view's context, and by another one. The query is sorted by another property, so that the model
/// keeps its position, and by this one, so that it moves by 50,000 positions.
@MainActor
func oneProperty() async throws {
    let file = try SongsFile(songs: 100_000)
    let container = file.container
    let songs = try container.mainContext.fetch(FetchDescriptor<Song>())
    observeRatings(of: songs)
    for order in SongOrder.allCases {
        let shown = ShownSongs()
        let screen = Screen { SongList(order: order, shown: shown).modelContainer(container) }
        screen.takePatches()
        guard let song = shown.songs.first else { preconditionFailure("The query has no songs.") }
        try await measureChanges(of: song, order, file, shown, screen)
        screen.close()
    }
    withExtendedLifetime(songs) {}
}

/// Observes a property of models, as the rows of a list do.
@MainActor
func observeRatings(of songs: [Song]) {
    for song in songs {
        withObservationTracking {
            _ = song.rating
        } onChange: {
        }
    }
}

@MainActor
private func measureChanges(
    of song: Song,
    _ order: SongOrder,
    _ file: SongsFile,
    _ shown: ShownSongs,
    _ screen: Screen
) async throws {
    let context = file.container.mainContext
    let title = song.title
    let other = ModelContext(file.container)
    let twin = try other.fetch(FetchDescriptor<Song>(predicate: #Predicate { $0.title == title }))[0]
    let id = try await file.records.read { db in
        try Int64.fetchOne(db, sql: "SELECT id FROM song WHERE title = ?", arguments: [title])
    }
    var (own, others, floor) = (Measurement(), Measurement(), Measurement())
    var count = 0.0
    for round in 0..<110 {
        count += 1
        let rating = order.rating(count)
        var one = try await measure(1) {
            try file.records.write { db in
                try db.cachedStatement(sql: "UPDATE song SET rating = ? WHERE id = ?").execute(arguments: [rating, id])
            }
            let record = try file.records.unsafeRead { db in try SongRecord.fetchOne(db, key: id) }
            precondition(record?.rating == rating)
        }
        if round >= 10 { floor += one }

        one = try await measure(1) {
            song.rating = rating
            try context.save()
            screen.takePatches()
            precondition(shown.shows(song, rating, order))
        }
        if round >= 10 { own += one }
        await settled { twin.rating == rating }

        count += 1
        let next = order.rating(count)
        one = try await measure(1) {
            twin.rating = next
            try other.save()
            await settled {
                screen.takePatches()
                return shown.shows(song, next, order)
            }
        }
        if round >= 10 { others += one }
    }
    let work = "one property of one of 100,000 observed models changed, saved and shown by a query\(order.label)"
    Table.printLine(work, own, floor, limit: 3)
    Table.printLine("the same, changed by another context", others, floor, limit: 3)
}

/// Waits until a condition holds on the main actor.
@MainActor
private func settled(_ isSeen: () -> Bool) async {
    let limit = DispatchTime.now().uptimeNanoseconds + 5_000_000_000
    while !isSeen(), DispatchTime.now().uptimeNanoseconds < limit { await Task.yield() }
    precondition(isSeen())
}
