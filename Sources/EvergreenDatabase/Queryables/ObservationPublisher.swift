import GRDB
import OpenCombineShim

/// Publishes the value of a request, and a new one after each change, on the main actor.
///
/// Equal requests share the value.
///
/// - Parameter makeTransform: Makes the function that turns what is fetched into what is published, for each subscription.
@MainActor
func observationPublisher<Request: Equatable & Sendable, Value: Sendable, Output>(
    of request: Request,
    in reader: any DatabaseReader,
    options: QueryableOptions,
    minimumInterval: Duration,
    fetch: @escaping @Sendable (Database) throws -> Value,
    makeTransform: @escaping @Sendable () -> @MainActor (Value) -> Output
) -> AnyPublisher<Output, any Error> {
    LivePublisher(
        isImmediate: !options.contains(.async),
        live: {
            liveValue(of: request, in: reader, minimumInterval: minimumInterval) { connections in
                FetchSource(
                    connections: connections,
                    hasConstantRegion: options.contains(.constantRegion),
                    fetch: fetch
                )
            }
        },
        makeTransform: makeTransform
    )
    .assertingNoFailure(if: options.contains(.assertNoFailure))
}
