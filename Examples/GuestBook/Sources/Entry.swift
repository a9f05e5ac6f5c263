import Foundation
import GRDB

/// An entry of the guest book.
struct Entry: Codable, Equatable, Identifiable, Sendable {
    /// Nil until it is in the database.
    var id: Int64?
    /// The id of the account that wrote it.
    var accountID: String
    /// The name of the account at that time.
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
