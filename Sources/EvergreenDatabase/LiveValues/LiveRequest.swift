import GRDB
import OpenCombineShim

/// Returns the live value of a request, made if nobody watches an equal one.
func liveValue<Request: Equatable & Sendable, Value: Sendable>(
    of request: Request,
    in reader: any DatabaseReader,
    minimumInterval: Duration,
    source: (LiveDatabase) -> any LiveSource<Value>
) -> LiveValue<Value> {
    let database = LiveDatabase.of(reader)
    return database.requests.value(of: request) {
        let value = LiveValue(database: database, source: source(database), minimumInterval: minimumInterval) {
            $0.database.requests.remove($0, of: request)
        }
        database.add(value)
        return value
    }
}
