import Evergreen
import GRDB

/// The latest entries, newest first.
struct EntriesRequest: ValueObservationQueryable {
    static var defaultValue: [Entry] { [] }

    func fetch(_ db: Database) throws -> [Entry] {
        try Entry.order(Entry.Columns.date.desc, Entry.Columns.id.desc).limit(200).fetchAll(db)
    }
}
