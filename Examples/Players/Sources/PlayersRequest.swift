import Evergreen
import GRDB

/// All players, in an order.
struct PlayersRequest: ValueObservationQueryable {
    enum Order: String, Codable, DatabaseValueConvertible {
        case byScore, byName
    }

    var order: Order

    static var defaultValue: [Player] { [] }

    func fetch(_ db: Database) throws -> [Player] {
        switch order {
        case .byScore:
            try Player.order(Player.Columns.score.desc, Player.Columns.name, Player.Columns.id).fetchAll(db)
        case .byName:
            try Player.order(Player.Columns.name, Player.Columns.id).fetchAll(db)
        }
    }
}
