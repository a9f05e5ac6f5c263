import Evergreen
import GRDB
import Observation

@MainActor
@Observable
final class PlayerCounter {
    private(set) var count = 0
    @ObservationIgnored @Dependency(\.databaseContext) private var database

    func refresh() async throws {
        count = try await database.reader.read { db in try Player.fetchCount(db) }
    }
}
