import GRDB
import OpenCombineShim

/// Returns the live value of a request, creating it if no equal request is observed.
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
