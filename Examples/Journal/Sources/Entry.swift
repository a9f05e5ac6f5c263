import Foundation
import GRDB

/// An entry of the journal.
struct Entry: Codable, Equatable, Identifiable, Sendable {
    var id: UUID
    var title = ""
    var text = ""
    /// The time of creation.
    var date: Date
    var isFavorite = false
}

extension Entry: FetchableRecord, PersistableRecord {
    enum Columns {
        static let title = Column(CodingKeys.title)
        static let text = Column(CodingKeys.text)
        static let date = Column(CodingKeys.date)
    }
}
