import GRDB
import OpenCombineShim

/// A request for a value that may come and go.
///
/// When the value goes, its last state is kept. See ``Presence``.
///
/// ```swift
/// struct PlayerPresenceRequest: PresenceObservationQueryable {
///     var id: Int64
///
///     func fetch(_ db: Database) throws -> Player? {
///         try Player.fetchOne(db, id: id)
///     }
/// }
/// ```
public protocol PresenceObservationQueryable<Context>: Queryable, Sendable
where Context: TopLevelDatabaseReader, Value == Presence<WrappedValue> {
    /// The type of the value that may come and go.
    associatedtype WrappedValue: Sendable

    /// How to observe. The default is ``QueryableOptions/default``.
    static var queryableOptions: QueryableOptions { get }

    /// The least time between two deliveries of a new value. The default is zero: once per main-actor turn.
    ///
    /// For a value that changes more often than anybody could read.
    static var minimumInterval: Duration { get }

    /// Fetches the value, or nil if it does not exist.
    ///
    /// It runs in a read-only access, mostly on a thread of the database.
    func fetch(_ db: Database) throws -> WrappedValue?
}

extension PresenceObservationQueryable {
    /// The default options.
    public static var queryableOptions: QueryableOptions { .default }

    /// No time at all.
    public static var minimumInterval: Duration { .zero }

    /// The value is missing, until it was fetched.
    @MainActor
    public static var defaultValue: Presence<WrappedValue> { .missing }

    /// Publishes whether the value exists, and again after each change, on the main actor.
    ///
    /// What `context.reader` throws, such as ``DatabaseContextError/notConnected``, is the error with which it fails.
    @MainActor
    public func publisher(in context: Context) -> AnyPublisher<Presence<WrappedValue>, any Error> {
        observationPublisher(
            of: self,
            in: Result { try context.reader },
            options: Self.queryableOptions,
            minimumInterval: Self.minimumInterval,
            fetch: { db in try self.fetch(db) },
            makeTransform: { Presence.makeScan() }
        )
    }
}
