import Evergreen
import GRDB

/// The notes by the id of their book.
struct NotesRequest: ValueObservationQueryable, Hashable {
    typealias Context = Shelf

    static var defaultValue: [Book.ID: String] { [:] }

    func fetch(_ db: Database) throws -> [Book.ID: String] {
        Dictionary(try Note.fetchAll(db).map { ($0.bookId, $0.text) }, uniquingKeysWith: { $1 })
    }
}
