import GRDB

/// A book of the catalogue.
struct Book: Codable, Equatable, FetchableRecord, Identifiable, PersistableRecord, Sendable {
    enum Columns {
        static let id = Column(CodingKeys.id)
        static let title = Column(CodingKeys.title)
        static let author = Column(CodingKeys.author)
        static let year = Column(CodingKeys.year)
    }

    var id: Int64
    var title: String
    var author: String
    var year: Int
}
