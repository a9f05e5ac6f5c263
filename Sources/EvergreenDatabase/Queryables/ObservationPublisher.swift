import GRDB
import OpenCombineShim

/// Publishes the value of a request, and a new one after each change, on the main actor.
///
/// Equal requests share the value. Without a reader, the publisher fails with the reader's error.
///
/// - Parameter makeTransform: Creates the function from fetched to published values, once per subscription.
@MainActor
func observationPublisher<Request: Equatable & Sendable, Value: Sendable, Output>(
    of request: Request,
    in reader: Result<any DatabaseReader, any Error>,
    options: QueryableOptions,
    minimumInterval: Duration,
    fetch: @escaping @Sendable (Database) throws -> Value,
    makeTransform: @escaping @Sendable () -> @MainActor (Value) -> Output
) -> AnyPublisher<Output, any Error> {
    let database: any DatabaseReader
    switch reader {
    case .success(let reader): database = reader
    case .failure(let error):
        return Fail(error: error).assertingNoFailure(if: options.contains(.assertNoFailure))
    }
    return LivePublisher(
        isImmediate: !options.contains(.async),
        live: {
            liveValue(of: request, in: database, minimumInterval: minimumInterval) { connections in
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
