import Foundation
import GRDB

/// A to-do.
struct Todo: Codable, Equatable, Identifiable, Sendable {
    /// Nil before the insertion into the database.
    var id: Int64?
    var title: String
    /// The time of creation.
    var date: Date
    var isDone = false
}

extension Todo: FetchableRecord, MutablePersistableRecord {
    enum Columns {
        static let id = Column(CodingKeys.id)
        static let date = Column(CodingKeys.date)
        static let isDone = Column(CodingKeys.isDone)
    }

    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }
}

extension Todo {
    /// The to-dos of previews.
    static var samples: [Todo] {
        [
            Todo(title: "Water the tree", date: .now.addingTimeInterval(-300), isDone: true),
            Todo(title: "Rake the leaves", date: .now.addingTimeInterval(-200)),
            Todo(title: "Prune the hedge", date: .now.addingTimeInterval(-100)),
        ]
    }
}
