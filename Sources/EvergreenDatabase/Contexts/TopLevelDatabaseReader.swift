import GRDB

/// A type that provides read access to a database.
///
/// Make your own database type conform, so that requests can use it in place of a ``DatabaseContext``:
///
/// ```swift
/// extension PlayerRepository: TopLevelDatabaseReader {
///     var reader: any DatabaseReader { writer }
/// }
///
/// struct PlayersRequest: ValueObservationQueryable {
///     typealias Context = PlayerRepository
///     static var defaultValue: [Player] { [] }
///     func fetch(_ db: Database) throws -> [Player] { try Player.fetchAll(db) }
/// }
/// ```
///
/// GRDB's connections conform: `DatabaseQueue`, `DatabasePool`, the snapshots, and the type-erased
/// reader and writer.
public protocol TopLevelDatabaseReader {
    /// The connection to read from.
    ///
    /// It throws if there is none, for example because the file could not be opened. Return the same connection each time, because live
    /// values are shared per connection.
    @MainActor var reader: any DatabaseReader { get throws }
}

extension TopLevelDatabaseReader where Self: DatabaseReader {
    /// The connection itself.
    public nonisolated var reader: any DatabaseReader { self }
}

extension AnyDatabaseReader: TopLevelDatabaseReader {}
extension AnyDatabaseWriter: TopLevelDatabaseReader {}
extension DatabasePool: TopLevelDatabaseReader {}
extension DatabaseQueue: TopLevelDatabaseReader {}
extension DatabaseSnapshot: TopLevelDatabaseReader {}

// Snapshots of the write-ahead log require an SQLite compiled for them, like Apple's.
#if canImport(Darwin)
    extension DatabaseSnapshotPool: TopLevelDatabaseReader {}
#endif
