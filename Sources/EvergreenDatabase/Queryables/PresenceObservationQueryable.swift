import GRDB
import OpenCombineShim

/// A request for a value that may be deleted and may exist again later.
///
/// When the value is deleted, its last state is kept. See ``Presence``.
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
    /// The type of the optional value.
    associatedtype WrappedValue: Sendable

    /// The options of the observation. The default is ``QueryableOptions/default``.
    static var queryableOptions: QueryableOptions { get }

    /// The minimum time between two deliveries of a new value. The default is zero: once per main-actor turn.
    ///
    /// For a value that changes too often to be read.
    static var minimumInterval: Duration { get }

    /// Fetches the value, or nil if it does not exist.
    ///
    /// It runs in a read-only access, usually on a thread of the database.
    func fetch(_ db: Database) throws -> WrappedValue?
}

extension PresenceObservationQueryable {
    /// The default options.
    public static var queryableOptions: QueryableOptions { .default }

    /// Zero.
    public static var minimumInterval: Duration { .zero }

    /// The value is missing until it is fetched.
    @MainActor
    public static var defaultValue: Presence<WrappedValue> { .missing }

    /// Publishes the presence of the value, and again after each change, on the main actor.
    ///
    /// If `context.reader` throws, for example ``DatabaseContextError/notConnected``, the publisher fails with that error.
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
