import Evergreen
import GRDB

/// What people have chosen for all pages, in a table of one row.
struct PlayersSettings: Codable, Equatable, SingleRowRecord {
    static let `default` = PlayersSettings()

    /// The order that a new page starts with.
    @Default(.byScore) var initialOrder: PlayersRequest.Order
    /// The points that a step is worth.
    @Default(10) var step: Int
    /// Whether a page asks before it deletes a player.
    @Default(false) var confirmsDeletions: Bool

    static func createTable(_ db: Database) throws {
        try db.create(singleRowTable: databaseTableName) { table in
            table.column("initialOrder", .text)
            table.column("step", .integer)
            table.column("confirmsDeletions", .boolean)
        }
    }
}
