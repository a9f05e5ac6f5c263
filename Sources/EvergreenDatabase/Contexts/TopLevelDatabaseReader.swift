import GRDB

/// A type that gives read access to a database.
///
/// Make your own database type conform, so that queryables can feed from it in place of a
/// ``DatabaseContext``:
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
    /// It throws if there is none, for example because the file could not be opened. Each access should
    /// return the same connection, for live values are shared per connection.
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

// Snapshots of the write-ahead log need an SQLite that is compiled for them, as Apple's is.
#if canImport(Darwin)
    extension DatabaseSnapshotPool: TopLevelDatabaseReader {}
#endif
