import EvergreenModelStorage
import Foundation

// Three versions of a list of trips, and the plans between them.

enum Trips1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Trip.self, Stop.self] }

    @Model final class Trip {
        var name: String
        @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []

        init(name: String) { self.name = name }
    }

    @Model final class Stop {
        var place: String
        var trip: Trip?

        init(place: String) { self.place = place }
    }
}

enum Trips2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Trip.self, Stop.self] }

    @Model final class Trip {
        @Attribute(.unique) var name: String
        var length: Int?
        @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []

        init(name: String) { self.name = name }
    }

    @Model final class Stop {
        var place: String
        var trip: Trip?

        init(place: String) { self.place = place }
    }
}

enum Trips3: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Trip.self, Stop.self] }

    @Model final class Trip {
        @Attribute(.unique, originalName: "name") var title: String
        var length: Int
        var code: String?
        @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []

        init(title: String, length: Int) {
            self.title = title
            self.length = length
        }
    }

    @Model final class Stop {
        var place: String
        var trip: Trip?

        init(place: String) { self.place = place }
    }
}

enum TripsPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Trips1.self, Trips2.self, Trips3.self] }
    static var stages: [MigrationStage] { [toUniqueNames, toLengths] }

    static let toUniqueNames = MigrationStage.custom(
        fromVersion: Trips1.self,
        toVersion: Trips2.self,
        willMigrate: { context in
            var names: Set<String> = []
            let sorted = FetchDescriptor<Trips1.Trip>(sortBy: [SortDescriptor(\.name)])
            for trip in try context.fetch(sorted) where !names.insert(trip.name).inserted { context.delete(trip) }
            try context.save()
        },
        didMigrate: { context in
            for trip in try context.fetch(FetchDescriptor<Trips2.Trip>()) { trip.length = trip.stops.count }
            try context.save()
        }
    )

    static let toLengths = MigrationStage.custom(
        fromVersion: Trips2.self,
        toVersion: Trips3.self,
        willMigrate: nil,
        didMigrate: { context in
            // Saved by the migration.
            for trip in try context.fetch(FetchDescriptor<Trips3.Trip>()) { trip.code = "\(trip.title)-\(trip.length)" }
        }
    )
}

/// Ignores the duplicates.
enum LightTripsPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Trips1.self, Trips2.self] }
    static var stages: [MigrationStage] { [.lightweight(fromVersion: Trips1.self, toVersion: Trips2.self)] }
}

struct Interruption: Error {}

/// Throws at the end.
enum FailingTripsPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Trips1.self, Trips2.self, Trips3.self] }
    static var stages: [MigrationStage] {
        [
            TripsPlan.toUniqueNames,
            .custom(fromVersion: Trips2.self, toVersion: Trips3.self, willMigrate: nil) { context in
                for trip in try context.fetch(FetchDescriptor<Trips3.Trip>()) { trip.code = "lost" }
                try context.save()
                throw Interruption()
            },
        ]
    }
}

/// Exits the process in the middle, with more changes than fit in memory.
enum CrashingTripsPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Trips1.self, Trips2.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: Trips1.self,
                toVersion: Trips2.self,
                willMigrate: { context in
                    let text = String(repeating: "x", count: 4_000)
                    for number in 0..<2_000 { context.insert(Trips1.Trip(name: "\(number)\(text)")) }
                    try context.save()
                    _exit(7)
                },
                didMigrate: nil
            )
        ]
    }
}

enum UnorderedPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Trips2.self, Trips1.self] }
    static var stages: [MigrationStage] { [] }
}

enum BackwardPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Trips1.self, Trips2.self] }
    static var stages: [MigrationStage] { [.lightweight(fromVersion: Trips2.self, toVersion: Trips1.self)] }
}

enum ForeignPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Notes1.self] }
    static var stages: [MigrationStage] { [] }
}
