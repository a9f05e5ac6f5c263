import GRDB

/// A note about a book.
struct Note: Codable, Equatable, FetchableRecord, PersistableRecord, Sendable {
    /// The book's id in the catalogue.
    var bookId: Int64
    var text: String
}
