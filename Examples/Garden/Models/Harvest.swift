import Foundation
import GRDB

/// A harvest of a plant. It is kept when the plant is deleted.
package struct Harvest: Codable, Equatable, Identifiable, Sendable {
    /// Nil before the insertion into the database.
    package var id: Int64?
    /// The name of the plant.
    package var plant: String
    package var grams: Int
    package var date: Date

    package init(id: Int64? = nil, plant: String, grams: Int, date: Date) {
        self.id = id
        self.plant = plant
        self.grams = grams
        self.date = date
    }
}

extension Harvest: FetchableRecord, MutablePersistableRecord {
    package enum Columns {
        package static let id = Column(CodingKeys.id)
        package static let plant = Column(CodingKeys.plant)
        package static let grams = Column(CodingKeys.grams)
        package static let date = Column(CodingKeys.date)
    }

    package mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }
}
