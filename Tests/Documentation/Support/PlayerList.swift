import Evergreen
import GRDB

struct PlayerRow: View {
    let player: Player

    var body: some View { Text(player.name) }
}

struct PlayerList: View {
    @Environment(\.databaseContext) private var database
    @Query(PlayersRequest()) private var players: [Player]

    var body: some View {
        List(players) { player in PlayerRow(player: player) }
        Text(players.count == 1 ? "1 player" : "\(players.count) players")
        Button("Add player") {
            do {
                try database.writer.write { db in
                    var player = Player(name: "Ann", score: 10)
                    try player.insert(db)
                }
            } catch {
                print(error)
            }
        }
    }
}
