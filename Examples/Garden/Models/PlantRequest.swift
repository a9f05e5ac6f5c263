import EvergreenDatabase
import GRDB

/// Whether a plant exists, and what it was when it last did.
package struct PlantRequest: PresenceObservationQueryable, Hashable {
    package var id: Int64

    package init(id: Int64) {
        self.id = id
    }

    package func fetch(_ db: Database) throws -> Plant? {
        try Plant.fetchOne(db, key: id)
    }
}
