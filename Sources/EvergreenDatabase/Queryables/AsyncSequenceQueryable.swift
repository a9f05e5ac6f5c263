import OpenCombineShim

/// A request whose values come from an asynchronous sequence, for sources that have no publisher.
///
/// ```swift
/// /// The temperature in the greenhouse, as its sensor reports it.
/// struct TemperatureRequest: AsyncSequenceQueryable {
///     typealias Context = GreenhouseSensor
///     static var defaultValue: Measurement<UnitTemperature>? { nil }
///
///     func values(in sensor: GreenhouseSensor) -> AsyncStream<Measurement<UnitTemperature>?> {
///         sensor.readings
///     }
/// }
/// ```
///
/// A sequence has no immediate value: the default value stands in for the first one. Each subscription creates a new sequence and iterates
/// it in a task that is cancelled with the subscription. The iteration runs off the main actor; if the sequence is faster than the main
/// actor, values are skipped, but never the last one. When the sequence ends, the last value stays; an error that it throws is the query's
/// error.
///
/// For values of a database, use ``ValueObservationQueryable``, which shares one observation among equal requests.
public protocol AsyncSequenceQueryable<Context>: Queryable where Value: Sendable {
    /// The type of the sequence.
    associatedtype Values: AsyncSequence & Sendable where Values.Element == Value

    /// Returns the sequence of values. It is called once for each subscription.
    ///
    /// - Parameter context: The source of the values.
    /// - Throws: Any error. It is the query's `error`.
    @MainActor func values(in context: Context) throws -> Values
}

extension AsyncSequenceQueryable {
    /// Publishes the newest value of the sequence, on the main actor.
    ///
    /// - Throws: The error of `values(in:)`.
    @MainActor
    public func publisher(in context: Context) throws -> AnyPublisher<Value, any Error> {
        try AsyncSequencePublisher(values: values(in: context)).eraseToAnyPublisher()
    }
}
