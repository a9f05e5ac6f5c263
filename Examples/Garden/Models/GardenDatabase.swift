import EvergreenDatabase
import GRDB

/// The operations on the garden's database.
package struct GardenDatabase: Sendable {
    let context: DatabaseContext

    package init(_ context: DatabaseContext) {
        self.context = context
    }

    // MARK: Beds

    package func insert(_ bed: Bed) async throws {
        try await context.writer.write { [bed] db in _ = try bed.inserted(db) }
    }

    package func update(_ bed: Bed) async throws {
        try await context.writer.write { db in try bed.update(db) }
    }

    /// Deletes a bed and its plants.
    package func delete(_ bed: Bed) async throws {
        try await context.writer.write { db in _ = try bed.delete(db) }
    }

    // MARK: Plants

    /// Inserts a plant. A plant with an id keeps it, so that pages that still show the plant are connected to it again.
    package func insert(_ plant: Plant) async throws {
        try await context.writer.write { db in _ = try plant.inserted(db) }
    }

    /// Writes the properties that differ from the plant's old version, and keeps changes by others to the other properties.
    package func update(_ plant: Plant, from old: Plant) async throws {
        try await context.writer.write { db in
            guard var current = try Plant.fetchOne(db, key: plant.id) else { throw GardenError.isGone(plant.name) }
            try current.updateChanges(db) { $0.adopt(changesFrom: old, to: plant) }
        }
    }

    package func add(_ number: Int, to plant: Plant) async throws {
        try await context.writer.write { db in
            _ = try Plant.filter(key: plant.id)
                .filter(Plant.Columns.count + number > 0)
                .updateAll(db, Plant.Columns.count += number)
        }
    }

    package func delete(_ plant: Plant) async throws {
        try await context.writer.write { db in _ = try plant.delete(db) }
    }

    // MARK: Harvests

    package func insert(_ harvest: Harvest) async throws {
        try await context.writer.write { db in _ = try harvest.inserted(db) }
    }

    package func delete(_ harvest: Harvest) async throws {
        try await context.writer.write { db in _ = try harvest.delete(db) }
    }
}

package enum GardenError: Error, CustomStringConvertible {
    case isGone(String)

    package var description: String {
        switch self {
        case .isGone(let name): "\(name) is not in the garden any more."
        }
    }
}
