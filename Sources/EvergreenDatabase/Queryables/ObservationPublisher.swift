import GRDB
import OpenCombineShim

/// Publishes the value of a request, and a new one after each change, on the main actor.
///
/// Equal requests share the value.
@MainActor
func observationPublisher<Request: Equatable & Sendable, Value: Sendable>(
    of request: Request,
    in reader: any DatabaseReader,
    options: QueryableOptions,
    minimumInterval: Duration,
    fetch: @escaping @Sendable (Database) throws -> Value
) -> AnyPublisher<Value, any Error> {
    LivePublisher(isImmediate: !options.contains(.async)) {
        liveValue(of: request, in: reader, minimumInterval: minimumInterval) { connections in
            FetchSource(
                connections: connections,
                hasConstantRegion: options.contains(.constantRegion),
                fetch: fetch
            )
        }
    }
    .assertingNoFailure(if: options.contains(.assertNoFailure))
}
