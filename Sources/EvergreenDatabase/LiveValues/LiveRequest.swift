import GRDB
import OpenCombineShim

/// Returns the live value of a request, made if nobody watches an equal one.
func liveValue<Request: Equatable & Sendable, Value: Sendable>(
    of request: Request,
    in reader: any DatabaseReader,
    minimumInterval: Duration,
    source: (InterruptibleConnections) -> any LiveSource<Value>
) -> LiveValue<Value> {
    let database = LiveDatabase.of(reader)
    return database.requests.value(of: request) {
        let connections = InterruptibleConnections(database.connections)
        let value = LiveValue(
            database: database,
            connections: connections,
            source: source(connections),
            minimumInterval: minimumInterval,
            onEnd: { $0.database.requests.remove($0, of: request) }
        )
        database.add(value)
        return value
    }
}
