import Evergreen
import GRDB

/// All players, in an order. They are updated row by row, however many they are.
struct PlayersRequest: RecordsObservationQueryable {
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
