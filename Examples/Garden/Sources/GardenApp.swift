import Evergreen
import GardenModels

/// A garden that several people look after.
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
    /// What view models are made with.
    var garden: GardenDatabase { GardenDatabase(databaseContext) }
}
