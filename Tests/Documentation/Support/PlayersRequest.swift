import Evergreen
import GRDB

struct PlayersRequest: ValueObservationQueryable {
    enum Order: Hashable { case byName, byScore }

    var order = Order.byScore

    static var defaultValue: [Player] { [] }

    func fetch(_ db: Database) throws -> [Player] {
        switch order {
        case .byName: try Player.order(Column("name")).fetchAll(db)
        case .byScore: try Player.order(Column("score").desc).fetchAll(db)
        }
    }
}
