import EvergreenDatabase
import GRDB

/// A plant, or its last version and its absence after it has been deleted.
package struct PlantRequest: PresenceObservationQueryable, Hashable {
    package var id: Int64

    package init(id: Int64) {
        self.id = id
    }

    package func fetch(_ db: Database) throws -> Plant? {
        try Plant.fetchOne(db, key: id)
    }
}
