import EvergreenDatabase
import GRDB
import OpenCombineShim

/// All players by name, as live records.
struct AllPlayersRequest: RecordsObservationQueryable, Hashable {
    var request: QueryInterfaceRequest<Player> { Player.order(Player.Columns.name) }
}

extension TemporaryDatabase {
    /// Subscribes to all players.
    @MainActor
    func observePlayers() throws -> Recorder<Records<Player>> {
        Recorder(AllPlayersRequest().publisher(in: context))
    }

    /// The first value of a new subscriber.
    @MainActor
    var observedNames: [String] {
        get throws { try observePlayers().values.first?.map(\.name) ?? [] }
    }

    func insert(_ name: String) throws {
        try pool.write { db in _ = try db.insertPlayer(name) }
    }
}
