import GRDB
import OpenCombineShim

/// A request whose value is fetched, and fetched again whenever the database changes it.
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
/// The first value is fetched at once, unless ``queryableOptions`` contain ``QueryableOptions/async``, or a page would hold
/// up others for it: see ``QueryableOptions/default``. It is fetched again after a commit that changes the tables and
/// columns that it was read from; of a request of GRDB's query interface by primary key, only after one that changes its
/// rows.
public protocol ValueObservationQueryable<Context>: Queryable, Sendable
where Context: TopLevelDatabaseReader, Value: Sendable {
    /// How to observe. The default is ``QueryableOptions/default``.
    static var queryableOptions: QueryableOptions { get }

    /// The least time between two deliveries of a new value. The default is zero: once per main-actor turn.
    ///
    /// For a value that changes more often than anybody could read.
    static var minimumInterval: Duration { get }

    /// Fetches the value.
    ///
    /// It runs in a read-only access, mostly on a thread of the database.
    func fetch(_ db: Database) throws -> Value
}

extension ValueObservationQueryable {
    /// The default options.
    public static var queryableOptions: QueryableOptions { .default }

    /// No time at all.
    public static var minimumInterval: Duration { .zero }

    /// Publishes the fetched value, and a new one after each change, on the main actor.
    ///
    /// What `context.reader` throws, such as ``DatabaseContextError/notConnected``, is the error with which it fails.
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
