import GRDB

/// A value that is fetched as a whole, whenever its region has changed.
final class FetchSource<Value: Sendable>: LiveSource {
    private let connections: InterruptibleConnections
    private let hasConstantRegion: Bool
    private let fetch: @Sendable (Database) throws -> Value
    private(set) var interest = Interest.everything

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
        try connections.withReader { reader in
            if hasConstantRegion, !interest.region.isFullDatabase {
                return try reader.read(fetch)
            }
            let (value, region) = try reader.fetchRecordingRegion(fetch)
            if region != interest.region {
                interest = Interest(region: region, rows: rows(of: region, reader))
            }
            return value
        }
    }

    /// What can't be read limits nothing.
    private func rows(of region: DatabaseRegion, _ reader: any DatabaseReader) -> RegionRows {
        (try? reader.read { db in try RegionRows(of: region, db) }) ?? .all
    }
}
