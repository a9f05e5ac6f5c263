import EvergreenDatabase
import GRDB

/// All harvests, the latest first.
package struct HarvestsRequest: ValueObservationQueryable, Hashable {
    package init() {}

    package static var defaultValue: [Harvest] { [] }

    package func fetch(_ db: Database) throws -> [Harvest] {
        try Harvest.order(Harvest.Columns.date.desc, Harvest.Columns.id.desc).fetchAll(db)
    }
}
