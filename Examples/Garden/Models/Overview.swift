import EvergreenDatabase
import GRDB

/// Totals of the garden.
package struct Overview: Equatable, Sendable {
    /// The total harvest of a plant.
    package struct Yield: Decodable, Equatable, FetchableRecord, Identifiable, Sendable {
        package var plant: String
        package var grams: Int

        package var id: String { plant }
    }

    package var beds = 0
    package var plants: [Plant.Stage: Int] = [:]
    /// Sorted by decreasing amount.
    package var yields: [Yield] = []
}

package struct OverviewRequest: ValueObservationQueryable, Hashable {
    package init() {}

    package static var defaultValue: Overview { Overview() }

    package func fetch(_ db: Database) throws -> Overview {
        var overview = Overview()
        overview.beds = try Bed.fetchCount(db)
        for plant in try Plant.fetchAll(db) { overview.plants[plant.stage, default: 0] += plant.count }
        overview.yields =
            try Harvest
            .select(Harvest.Columns.plant, sum(Harvest.Columns.grams).forKey("grams"))
            .group(Harvest.Columns.plant)
            .order(sum(Harvest.Columns.grams).desc, Harvest.Columns.plant)
            .asRequest(of: Overview.Yield.self)
            .fetchAll(db)
        return overview
    }
}
