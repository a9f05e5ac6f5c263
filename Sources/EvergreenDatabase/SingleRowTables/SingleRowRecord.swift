import GRDB

/// The record of a table that holds one row at most: a configuration, preferences, the state of an app.
///
/// ```swift
/// struct AppConfiguration: Codable, SingleRowRecord {
///     static let `default` = AppConfiguration()
///
///     @Default(true) var flag: Bool
///     var teamId: Int64?
/// }
///
/// migrator.registerMigration("configuration") { db in
///     try db.create(singleRowTable: "appConfiguration") { table in
///         table.column("flag", .boolean)
///         table.belongsTo("team", onDelete: .setNull)
///     }
/// }
///
/// let configuration = try AppConfiguration.find(db)
/// try AppConfiguration.update(db) { $0.flag = false }
/// try AppConfiguration.reset(db)
/// ```
///
/// The table may be empty: the app has the ``default`` then. A record has no primary key among its properties. Each write
/// adds it: the integer column `id`, which is 1.
///
/// All of GRDB's persistence methods work, and never make a second row: `insert` replaces the row, `update`,
/// `updateChanges`, `save` and `upsert` change it, and make it where it is missing. An update of some columns makes a row
/// of the default with those columns changed. The callbacks of the record are called as for any other; a row that an
/// update makes counts as updated.
///
/// Reading and writing throw ``SingleRowTableError`` if the table isn't as ``GRDB/Database/create(singleRowTable:options:body:)``
/// makes it. To be `Codable` is not required: a record can do with `init(row:)` and `encode(to:)`.
public protocol SingleRowRecord: FetchableRecord, PersistableRecord, Sendable {
    /// The record of an empty table.
    static var `default`: Self { get }

    // The next three have the signatures of requirements of GRDB's protocols, and are requirements of their own all the
    // same. The record fulfils these; `SingleRowRecord` itself fulfils GRDB's, by means of these. See
    // `SingleRowRecord+Persistence.swift`.

    /// Encodes the columns of the record. The primary key need not be among them.
    @_nonoverride func encode(to container: inout PersistenceContainer) throws

    /// Called around the insertion of the record, once the table was found to be in order.
    @_nonoverride func aroundInsert(_ db: Database, insert: () throws -> InsertionSuccess) throws

    /// Called around an update of the record, once the table has its row.
    @_nonoverride func aroundUpdate(
        _ db: Database,
        columns: Set<String>,
        update: () throws -> PersistenceSuccess
    ) throws
}
