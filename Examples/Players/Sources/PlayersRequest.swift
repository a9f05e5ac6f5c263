import Evergreen
import GRDB

/// All players, in an order. Changes are fetched row by row, for any number of players.
///
/// It is `Codable`, so that a page keeps its order when the server restarts.
struct PlayersRequest: RecordsObservationQueryable, Codable {
    enum Order: String, Codable, DatabaseValueConvertible {
        case byScore, byName
    }

    var order: Order

    var request: QueryInterfaceRequest<Player> {
        switch order {
        case .byScore: Player.order(Player.Columns.score.desc, Player.Columns.name, Player.Columns.id)
        case .byName: Player.order(Player.Columns.name, Player.Columns.id)
        }
    }
}
