import Evergreen
import GRDB

/// The entries that match a search query, newest first.
struct EntriesRequest: ValueObservationQueryable {
    static var defaultValue: [Entry] { [] }
    var query = ""

    func fetch(_ db: Database) throws -> [Entry] {
        var request = Entry.order(Entry.Columns.date.desc)
        for word in query.split(separator: " ") {
            request = request.filter(
                Entry.Columns.title.like("%\(word)%") || Entry.Columns.text.like("%\(word)%")
            )
        }
        return try request.fetchAll(db)
    }
}
