import GRDB
import OpenCombineShim

/// A request whose value is fetched again after each commit that changes it.
///
/// ```swift
/// struct PlayersRequest: ValueObservationQueryable {
///     static var defaultValue: [Player] { [] }
///
///     func fetch(_ db: Database) throws -> [Player] {
///         try Player.fetchAll(db)
///     }
/// }
/// ```
///
/// The first value is fetched immediately, unless ``queryableOptions`` contain ``QueryableOptions/async``, or the fetch would block other
/// pages: see ``QueryableOptions/default``. The value is fetched again after a commit that changes the tables and columns that it was read
/// from. If it is a query-interface request by primary key, only changes of its rows count.
public protocol ValueObservationQueryable<Context>: Queryable, Sendable
where Context: TopLevelDatabaseReader, Value: Sendable {
    /// The options of the observation. The default is ``QueryableOptions/default``.
    static var queryableOptions: QueryableOptions { get }

    /// The minimum time between two deliveries of a new value. The default is zero: once per main-actor turn.
    ///
    /// For a value that changes too often to be read.
    static var minimumInterval: Duration { get }

    /// Fetches the value.
    ///
    /// It runs in a read-only access, usually on a thread of the database.
    func fetch(_ db: Database) throws -> Value
}

extension ValueObservationQueryable {
    /// The default options.
    public static var queryableOptions: QueryableOptions { .default }

    /// Zero.
    public static var minimumInterval: Duration { .zero }

    /// Publishes the fetched value, and a new one after each change, on the main actor.
    ///
    /// If `context.reader` throws, for example ``DatabaseContextError/notConnected``, the publisher fails with that error.
    @MainActor
    public func publisher(in context: Context) -> AnyPublisher<Value, any Error> {
        observationPublisher(
            of: self,
            in: Result { try context.reader },
            options: Self.queryableOptions,
            minimumInterval: Self.minimumInterval,
            fetch: { db in try self.fetch(db) },
            makeTransform: { { $0 } }
        )
    }
}
