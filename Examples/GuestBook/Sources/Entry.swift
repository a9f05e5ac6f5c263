import Foundation
import GRDB

/// An entry of the guest book.
struct Entry: Codable, Equatable, Identifiable, Sendable {
    /// Nil before the insertion into the database.
    var id: Int64?
    /// The id of the author's account.
    var accountID: String
    /// The name of the account when the entry was written.
    var name: String
    var text: String
    var date: Date
}

extension Entry: FetchableRecord, MutablePersistableRecord {
    enum Columns {
        static let id = Column(CodingKeys.id)
        static let date = Column(CodingKeys.date)
    }

    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }
}
