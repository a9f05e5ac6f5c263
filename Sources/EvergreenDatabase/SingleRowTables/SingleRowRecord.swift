import GRDB

/// The record of a table with at most one row: a configuration, preferences, or the state of an app.
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
/// The table may be empty: reading then returns the ``default`` record. A record has no primary key among its properties. Each write adds
/// it: the integer column `id`, which is 1.
///
/// All of GRDB's persistence methods work, and never create a second row: `insert` replaces the row; `update`, `updateChanges`, `save` and
/// `upsert` change it, and insert it if it is missing. An update of some columns of a missing row inserts the default record with those
/// columns changed. The callbacks of the record are called as usual; a row inserted by an update counts as updated.
///
/// Reading and writing throw ``SingleRowTableError`` if the table does not match the one that
/// ``GRDB/Database/create(singleRowTable:options:body:)`` creates. `Codable` is not required: a record can implement `init(row:)` and
/// `encode(to:)` instead.
public protocol SingleRowRecord: FetchableRecord, PersistableRecord, Sendable {
    /// The record that represents an empty table.
    static var `default`: Self { get }

    // The next three have the signatures of requirements of GRDB's protocols, but are separate requirements. The record implements these;
    // `SingleRowRecord` itself implements GRDB's by means of these. See `SingleRowRecord+Persistence.swift`.

    /// Encodes the columns of the record. The primary key may be omitted.
    @_nonoverride func encode(to container: inout PersistenceContainer) throws

    /// Called around the insertion of the record, after the table was validated.
    @_nonoverride func aroundInsert(_ db: Database, insert: () throws -> InsertionSuccess) throws

    /// Called around an update of the record, after its row was inserted if necessary.
    @_nonoverride func aroundUpdate(
        _ db: Database,
        columns: Set<String>,
        update: () throws -> PersistenceSuccess
    ) throws
}
