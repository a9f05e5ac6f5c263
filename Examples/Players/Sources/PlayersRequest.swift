import Evergreen
import GRDB

/// All players, in an order. They are updated row by row, however many they are.
///
/// It is `Codable`, so that a page keeps the order that was chosen on it when the server restarts.
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
