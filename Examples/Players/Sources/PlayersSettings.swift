import Evergreen
import GRDB

/// The settings of all pages, in a table with a single row.
struct PlayersSettings: Codable, Equatable, SingleRowRecord {
    static let `default` = PlayersSettings()

    /// The initial order of a page.
    @Default(.byScore) var initialOrder: PlayersRequest.Order
    /// The points of a step.
    @Default(10) var step: Int
    /// Whether a deletion must be confirmed.
    @Default(false) var confirmsDeletions: Bool

    static func createTable(_ db: Database) throws {
        try db.create(singleRowTable: databaseTableName) { table in
            table.column("initialOrder", .text)
            table.column("step", .integer)
            table.column("confirmsDeletions", .boolean)
        }
    }
}
