import Foundation
import GRDB

/// A book that somebody has borrowed.
struct Loan: Codable, Equatable, FetchableRecord, Identifiable, PersistableRecord, Sendable {
    /// The book's number in the catalogue, which is another database: no foreign key can lead there.
    var bookId: Int64
    var borrower: String
    var date: Date

    var id: Int64 { bookId }
}
