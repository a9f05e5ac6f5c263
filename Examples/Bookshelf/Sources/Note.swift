import GRDB

/// What the owner of the shelf has noted about a book.
struct Note: Codable, Equatable, FetchableRecord, PersistableRecord, Sendable {
    /// The book's number in the catalogue.
    var bookId: Int64
    var text: String
}
