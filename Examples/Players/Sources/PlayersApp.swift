import Evergreen

/// The players of a database.
struct PlayersApp: App {
    private let database: DatabaseContext

    init() {
        self.init(
            database: .readWrite { try PlayersDatabase.open(path: PlayersDatabase.defaultPath, newPlayers: 8) }
        )
    }

    init(database: DatabaseContext) {
        self.database = database
    }

    var body: some Scene {
        WindowGroup("Players") { PlayersPage() }
            .databaseContext(database)
    }
}
