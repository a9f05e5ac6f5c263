import Foundation
import GRDB

/// The file of the garden's database.
package enum GardenFile {
    /// `garden.sqlite` in the user's data directory.
    package static var defaultPath: String {
        let directories = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return (directories.first ?? URL(filePath: "."))
            .appending(components: "Evergreen Garden", "garden.sqlite")
            .path(percentEncoded: false)
    }

    /// Opens the database at a path, and creates it if the file doesn't exist.
    ///
    /// - throws: ``GardenFileError``, which contains the path of the file.
    package static func open(path: String, isPlanted: Bool) throws -> DatabasePool {
        do {
            if path == defaultPath {
                try FileManager.default.createDirectory(
                    atPath: (path as NSString).deletingLastPathComponent,
                    withIntermediateDirectories: true
                )
            }
            var configuration = Configuration()
            configuration.busyMode = .timeout(5)
            let database = try DatabasePool(path: path, configuration: configuration)
            try migrator(isPlanted: isPlanted).migrate(database)
            return database
        } catch {
            throw GardenFileError(path: path, reason: error)
        }
    }

    /// The migrations from an empty file to the current tables.
    static func migrator(isPlanted: Bool) -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("garden") { db in
            try db.create(table: "bed") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("name", .text).notNull()
                table.column("light", .text).notNull()
            }
            try db.create(table: "plant") { table in
                table.autoIncrementedPrimaryKey("id")
                table.belongsTo("bed", onDelete: .cascade).notNull()
                table.column("name", .text).notNull()
                table.column("count", .integer).notNull().check { $0 > 0 }
                table.column("stage", .text).notNull()
            }
            try db.create(table: "harvest") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("plant", .text).notNull()
                table.column("grams", .integer).notNull().check { $0 > 0 }
                table.column("date", .datetime).notNull()
            }
            if isPlanted { try plant(db) }
        }
        return migrator
    }

    private static func plant(_ db: Database) throws {
        let beds: [(Bed, [(String, Int, Plant.Stage)])] = [
            (
                Bed(name: "By the wall", light: .sun),
                [("Tomato", 6, .growing), ("Basil", 4, .ripe), ("Chilli", 3, .sown)]
            ),
            (Bed(name: "Under the pear tree", light: .halfShade), [("Lettuce", 12, .ripe), ("Radish", 30, .growing)]),
            (Bed(name: "North side", light: .shade), [("Mint", 2, .growing), ("Wild garlic", 9, .sown)]),
        ]
        for (bed, plants) in beds {
            guard let bedId = try bed.inserted(db).id else { continue }
            for (name, count, stage) in plants {
                _ = try Plant(bedId: bedId, name: name, count: count, stage: stage).inserted(db)
            }
        }
        for (days, plant, grams) in [(9.0, "Lettuce", 420), (4, "Basil", 60), (1, "Lettuce", 380)] {
            _ = try Harvest(plant: plant, grams: grams, date: Date(timeIntervalSinceNow: -days * 86_400)).inserted(db)
        }
    }
}

/// The error of a file that can't be opened.
package struct GardenFileError: Error, CustomStringConvertible {
    let path: String
    let reason: any Error

    package var description: String {
        """
        The database \(path) can't be used: \(reason). Check that its folder exists and that you may write there, \
        or choose another file with --database.
        """
    }
}
