import GRDB
import OpenCombineShim

/// Publishes a fetched value, and a new one after each change, on the main actor.
@MainActor
func observationPublisher<Value: Sendable>(
    in reader: any DatabaseReader,
    options: QueryableOptions,
    fetch: @escaping @Sendable (Database) throws -> Value
) -> AnyPublisher<Value, any Error> {
    let observation: ValueObservation<ValueReducers.Fetch<Value>> =
        options.contains(.constantRegion) ? .trackingConstantRegion(fetch) : .tracking(fetch)
    let publisher =
        options.contains(.async)
        ? observation.publisher(in: reader, scheduling: .async(onQueue: .main))
        : observation.publisher(in: reader, scheduling: .immediate)
    return publisher.assertingNoFailure(if: options.contains(.assertNoFailure))
}
