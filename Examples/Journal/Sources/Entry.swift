import Foundation
import GRDB

/// An entry of the journal.
struct Entry: Codable, Equatable, Identifiable, Sendable {
    var id: UUID
    var title = ""
    var text = ""
    /// When it was begun.
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
