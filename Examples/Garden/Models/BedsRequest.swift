import EvergreenDatabase
import GRDB

/// All beds, by name.
package struct BedsRequest: ValueObservationQueryable, Hashable {
    package init() {}

    package static var defaultValue: [Bed] { [] }

    package func fetch(_ db: Database) throws -> [Bed] {
        try Bed.order(Bed.Columns.name, Bed.Columns.id).fetchAll(db)
    }
}
