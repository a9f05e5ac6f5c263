import Evergreen
import GardenModels

/// A garden with several gardeners.
struct GardenApp: App {
    private let database: DatabaseContext

    init() {
        self.init(database: .readWrite { try GardenFile.open(path: GardenFile.defaultPath, isPlanted: true) })
    }

    init(database: DatabaseContext) {
        self.database = database
    }

    var body: some Scene {
        WindowGroup("Garden") { GardenHome() }
            .databaseContext(database)
    }
}

extension EnvironmentValues {
    /// The database for view models.
    var garden: GardenDatabase { GardenDatabase(databaseContext) }
}
