import EvergreenDatabase
import GRDB

/// The harvests of one plant, or of all, the latest first.
package struct HarvestsRequest: ValueObservationQueryable, Hashable {
    package var plant: String?

    package init(plant: String? = nil) {
        self.plant = plant
    }

    package static var defaultValue: [Harvest] { [] }

    package func fetch(_ db: Database) throws -> [Harvest] {
        let harvests = Harvest.order(Harvest.Columns.date.desc, Harvest.Columns.id.desc)
        guard let plant else { return try harvests.fetchAll(db) }
        return try harvests.filter(Harvest.Columns.plant == plant).fetchAll(db)
    }
}
