import Foundation
import GRDB

/// The loan of a book.
struct Loan: Codable, Equatable, FetchableRecord, Identifiable, PersistableRecord, Sendable {
    /// The book's id in the catalogue, which is another database, so that this is not a foreign key.
    var bookId: Int64
    var borrower: String
    var date: Date

    var id: Int64 { bookId }
}
