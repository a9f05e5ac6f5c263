import GRDB

/// The source of a value that is fetched as a whole after each change of its region.
final class FetchSource<Value: Sendable>: LiveSource {
    private let connections: InterruptibleConnections
    private let hasConstantRegion: Bool
    private let fetch: @Sendable (Database) throws -> Value
    private(set) var observedRegion = ObservedRegion.everything

    init(
        connections: InterruptibleConnections,
        hasConstantRegion: Bool,
        fetch: @escaping @Sendable (Database) throws -> Value
    ) {
        self.connections = connections
        self.hasConstantRegion = hasConstantRegion
        self.fetch = fetch
    }

    func refresh(_ pending: PendingChanges) throws -> Value {
        try connections.withReader(repeats: true) { reader in
            // The app's connection may already be in an access, which GRDB only allows to reenter explicitly.
            if hasConstantRegion, !observedRegion.region.isFullDatabase, connections.areDedicated {
                return try reader.read(fetch)
            }
            let (value, observedRegion) = try reader.fetchRecordingRegion(previous: observedRegion, fetch)
            self.observedRegion = observedRegion
            return value
        }
    }
}
