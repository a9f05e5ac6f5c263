import OpenCombineShim

/// A request that provides `@Query` with values over time.
///
/// Its properties are its parameters: equal requests have the same values. ``publisher(in:)`` returns a publisher of the values:
///
/// ```swift
/// struct PlayersRequest: Queryable {
///     static var defaultValue: [Player] { [] }
///
///     func publisher(in context: DatabaseContext) throws -> AnyPublisher<[Player], any Error> {
///         try ValueObservation
///             .tracking { db in try Player.fetchAll(db) }
///             .publisher(in: context.reader, scheduling: .immediate)
///             .eraseToAnyPublisher()
///     }
/// }
/// ```
///
/// Most requests need no custom publisher. See ``ValueObservationQueryable``,
/// ``PresenceObservationQueryable`` and ``FetchQueryable``, and, for asynchronous sequences,
/// ``AsyncSequenceQueryable``.
public protocol Queryable<Context>: Equatable {
    /// The source of the values: a ``DatabaseContext``, or a custom type.
    associatedtype Context = DatabaseContext

    /// The type of the publisher.
    associatedtype ValuePublisher: Publisher

    /// The type of the values.
    associatedtype Value where Value == ValuePublisher.Output

    /// The value until the publisher has published one.
    ///
    /// It is not used if the publisher publishes during the subscription.
    @MainActor static var defaultValue: Value { get }

    /// Returns a publisher of values.
    ///
    /// Values published on the main actor reach the view in that turn. Values published elsewhere are delivered in a later turn of the main
    /// actor, in order.
    ///
    /// - Parameter database: The source of the values.
    /// - Throws: Any error. It is the query's `error`.
    @MainActor func publisher(in database: Context) throws -> ValuePublisher
}
