import Foundation
import GRDB

extension DatabaseReader {
    /// Fetches a value, synchronously, and tells which changes concern it.
    ///
    /// - Parameter previous: Which changes concerned it before: mostly, nothing new has to be found out.
    func fetchRecordingInterest<Value: Sendable>(
        previous: Interest,
        _ fetch: @escaping @Sendable (Database) throws -> Value
    ) throws -> (Value, Interest) {
        let (value, region) = try fetchRecordingRegion(fetch)
        if region == previous.region, previous.rows != nil { return (value, previous) }
        // Rows that can't be told limit nothing. The next fetch tries again.
        let rows = try? unsafeReentrantRead { db in try RegionRows(of: region, db) }
        return (value, Interest(region: region, rows: rows))
    }

    /// Fetches a value, synchronously, and tells which region it was read from.
    ///
    /// GRDB records regions for its own observations only. So this starts one, on the calling thread, and ends it
    /// after the first value.
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

/// `@unchecked Sendable`: all properties are only touched under `lock`.
private final class Recording<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Result<Value, any Error>?
    private var region: DatabaseRegion?

    func note(_ region: DatabaseRegion) {
        lock.withLock { self.region = self.region ?? region }
    }

    func note(_ value: Result<Value, any Error>) {
        lock.withLock { self.value = self.value ?? value }
    }

    /// A region that is not known is the full database: too much, never too little.
    func result() throws -> (Value, DatabaseRegion) {
        try lock.withLock {
            guard let value else { throw CancellationError() }
            return (try value.get(), region ?? .fullDatabase)
        }
    }
}
