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
/// A sequence has no value at once: the default value stands in for the first one. Each subscription iterates a sequence
/// of its own, on a task that is cancelled with the subscription. The iteration runs off the main actor; a source that is
/// faster than the main actor has values skipped, never its last one. When the sequence ends, the last value stays; what
/// it throws is the error of the query.
///
/// For values of a database, see ``ValueObservationQueryable``, which shares one observation among equal requests.
public protocol AsyncSequenceQueryable<Context>: Queryable where Value: Sendable {
    /// The type of the sequence.
    associatedtype Values: AsyncSequence & Sendable where Values.Element == Value

    /// Returns the sequence of values. It is called once for each subscription.
    ///
    /// - Parameter context: What the values are read from.
    /// - Throws: Any error; `$value.error` has it.
    @MainActor func values(in context: Context) throws -> Values
}

extension AsyncSequenceQueryable {
    /// Publishes the newest value of the sequence, on the main actor.
    ///
    /// - Throws: What `values(in:)` throws.
    @MainActor
    public func publisher(in context: Context) throws -> AnyPublisher<Value, any Error> {
        try AsyncSequencePublisher(values: values(in: context)).eraseToAnyPublisher()
    }
}
