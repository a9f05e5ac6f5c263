import EvergreenConcurrency
import Foundation
import GRDB

extension DatabaseReader {
    /// Fetches a value synchronously, and returns the region that it was read from, with its rows.
    ///
    /// - Parameter previous: The region of the previous fetch. It is returned if it still applies, as it usually does.
    func fetchRecordingRegion<Value: Sendable>(
        previous: ObservedRegion,
        _ fetch: @escaping @Sendable (Database) throws -> Value
    ) throws -> (Value, ObservedRegion) {
        let (value, region) = try fetchRecordingRegion(fetch)
        if region == previous.region, previous.rows != nil { return (value, previous) }
        // If the rows are unknown, they don't limit the region. The next fetch tries again.
        let rows = try? unsafeReentrantRead { db in try RegionRows(of: region, db) }
        return (value, ObservedRegion(region: region, rows: rows))
    }

    /// Fetches a value synchronously, and returns the region that it was read from.
    ///
    /// GRDB records regions for its own observations only. So this starts one on the calling thread, and cancels it after the first value.
    private func fetchRecordingRegion<Value: Sendable>(
        _ fetch: @escaping @Sendable (Database) throws -> Value
    ) throws -> (Value, DatabaseRegion) {
        let recording = Recording<Value>()
        let cancellable = ValueObservation.tracking(fetch)
            .handleEvents(willTrackRegion: { region in recording.note(region) })
            .start(
                in: self,
                scheduling: CallingThreadScheduler(),
                onError: { error in recording.note(.failure(error)) },
                onChange: { value in recording.note(.success(value)) }
            )
        cancellable.cancel()
        return try recording.result()
    }
}

private struct CallingThreadScheduler: ValueObservationScheduler {
    func immediateInitialValue() -> Bool { true }
    func schedule(_ action: @escaping @Sendable () -> Void) { action() }
}

private final class Recording<Value: Sendable>: Sendable {
    private struct State {
        var value: Result<Value, any Error>?
        var region: DatabaseRegion?
    }

    private let state = Locked(State())

    func note(_ region: DatabaseRegion) {
        state.withLock { $0.region = $0.region ?? region }
    }

    func note(_ value: Result<Value, any Error>) {
        state.withLock { $0.value = $0.value ?? value }
    }

    /// An unknown region is the full database: a superset of the right one.
    func result() throws -> (Value, DatabaseRegion) {
        let state = state.withLock { $0 }
        guard let value = state.value else { throw CancellationError() }
        return (try value.get(), state.region ?? .fullDatabase)
    }
}
