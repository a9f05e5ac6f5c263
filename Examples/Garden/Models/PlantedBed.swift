import EvergreenDatabase
import GRDB

/// A bed with its plants.
package struct PlantedBed: Decodable, Equatable, FetchableRecord, Identifiable, Sendable {
    package var bed: Bed
    package var plants: [Plant]

    package var id: Int64? { bed.id }
}

/// All beds, each with its sorted plants.
package struct PlantedBedsRequest: ValueObservationQueryable, Hashable {
    package enum Order: CaseIterable, Sendable {
        case byName, byStage
    }

    package var order = Order.byName

    package init(order: Order = .byName) {
        self.order = order
    }

    package static var defaultValue: [PlantedBed] { [] }

    package func fetch(_ db: Database) throws -> [PlantedBed] {
        let plants =
            switch order {
            case .byName: Bed.plants.order(Plant.Columns.name, Plant.Columns.stage)
            // The alphabetical order of "growing", "ripe" and "sown" happens to be the order of urgency.
            case .byStage: Bed.plants.order(Plant.Columns.stage, Plant.Columns.name)
            }
        return try Bed.order(Bed.Columns.name, Bed.Columns.id)
            .including(all: plants.forKey("plants"))
            .asRequest(of: PlantedBed.self)
            .fetchAll(db)
    }
}
