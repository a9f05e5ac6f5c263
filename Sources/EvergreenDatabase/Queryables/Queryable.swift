import OpenCombineShim

/// A type that feeds `@Query` with values over time.
///
/// It is a request: it says what to show, not how. Its fields are the parameters; two equal requests give
/// the same values. ``publisher(in:)`` turns it into a publisher:
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
/// Most requests need no publisher of their own. See ``ValueObservationQueryable``,
/// ``PresenceObservationQueryable`` and ``FetchQueryable``, and, for sources that give asynchronous sequences,
/// ``AsyncSequenceQueryable``.
public protocol Queryable<Context>: Equatable {
    /// What the values are read from: a ``DatabaseContext``, or any type of yours.
    associatedtype Context = DatabaseContext

    /// The type of the publisher.
    associatedtype ValuePublisher: Publisher

    /// The type of the values.
    associatedtype Value where Value == ValuePublisher.Output

    /// The value until the publisher has published one.
    ///
    /// It is not used if the publisher publishes as soon as it is subscribed to.
    @MainActor static var defaultValue: Value { get }

    /// Returns a publisher of values.
    ///
    /// It must publish its values and its completion on the main actor.
    ///
    /// - Parameter database: What the values are read from.
    /// - Throws: Any error; `$value.error` has it.
    @MainActor func publisher(in database: Context) throws -> ValuePublisher
}
