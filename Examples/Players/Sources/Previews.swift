import Evergreen
import GRDB

/// The list with three databases: `make demo OPTIONS="--preview PlayerList_Previews"` shows them side by side.
struct PlayerList_Previews: PreviewProvider {
    private static let empty = DatabaseContext.inMemory(players: 0)
    private static let populated = DatabaseContext.inMemory(players: 8)
    private static let unreadable = DatabaseContext.readOnly { throw DatabaseError(resultCode: .SQLITE_NOTADB) }

    static var previews: some View {
        PlayerList()
            .databaseContext(empty)
            .previewDisplayName("Empty")
        PlayerList()
            .databaseContext(populated)
            .previewDisplayName("Populated")
        PlayerList()
            .databaseContext(unreadable)
            .previewDisplayName("Unreadable")
    }
}

struct PlayerEditor_Previews: PreviewProvider {
    static var previews: some View {
        PlayerEditor(player: Player(id: 1, name: "Arthur", score: 130))
            .environment(PlayerWrites())
    }
}

extension DatabaseContext {
    /// A new database in memory.
    fileprivate static func inMemory(players count: Int) -> DatabaseContext {
        .readWrite {
            let database = try DatabaseQueue()
            try PlayersDatabase.migrator(newPlayers: count).migrate(database)
            return database
        }
    }
}
