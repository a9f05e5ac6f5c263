import EvergreenModels

/// The sort order of a query of all songs.
enum SongOrder: CaseIterable {
    /// A property that does not change: the changed song stays first.
    case byTitle

    /// The changed property: the changed song moves from the first position to the middle, and back.
    case byRating

    var sort: SortDescriptor<Song> {
        switch self {
        case .byTitle: SortDescriptor(\.title)
        case .byRating: SortDescriptor(\.rating)
        }
    }

    var label: String {
        switch self {
        case .byTitle: ""
        case .byRating: " that is sorted by it"
        }
    }

    /// The rating of a song after a number of changes.
    func rating(_ count: Double) -> Double {
        switch self {
        case .byTitle: 10 + count
        // The others have ratings of 0 to 5, in steps of 0.5.
        case .byRating: count.truncatingRemainder(dividingBy: 2) == 0 ? -count : 2.25 + count / 1_000
        }
    }
}

/// A query of all songs, of which the first 20 are rendered.
struct SongList: View {
    @Query private var songs: [Song]
    let shown: ShownSongs

    init(order: SongOrder, shown: ShownSongs) {
        _songs = Query(sort: [order.sort])
        self.shown = shown
    }

    var body: some View {
        shown.songs = songs
        return List(songs.prefix(20)) { SongRow(song: $0, shown: shown) }
    }
}

struct SongRow: View {
    let song: Song
    let shown: ShownSongs

    var body: some View {
        shown.ratings[ObjectIdentifier(song)] = song.rating
        return Text("\(song.title): \(song.rating)")
    }
}

/// The songs and ratings that the views have rendered.
@MainActor
final class ShownSongs {
    var songs: [Song] = []
    var ratings: [ObjectIdentifier: Double] = [:]

    /// Whether the views show a song with its new rating, at its position.
    func shows(_ song: Song, _ rating: Double, _ order: SongOrder) -> Bool {
        let isFirst = songs.first === song
        if order == .byRating, rating > 0 { return !isFirst && song.rating == rating }
        return isFirst && ratings[ObjectIdentifier(song)] == rating
    }
}
