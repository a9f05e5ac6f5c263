import Evergreen
import GRDB

/// The books of the catalogue whose title or author contains a text.
struct BooksRequest: ValueObservationQueryable, Hashable {
    typealias Context = Catalogue

    var search = ""

    static var defaultValue: [Book] { [] }

    func fetch(_ db: Database) throws -> [Book] {
        var books = Book.order(Book.Columns.author, Book.Columns.year)
        let words = search.split(whereSeparator: \.isWhitespace)
        for word in words {
            let pattern =
                "%\(word.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_"))%"
            books = books.filter(
                Book.Columns.title.like(pattern, escape: "\\") || Book.Columns.author.like(pattern, escape: "\\")
            )
        }
        return try books.fetchAll(db)
    }
}
