import Evergreen
import GRDB
import Observation

/// Writes to the database, off the main actor, and keeps what went wrong, for an alert to show.
@MainActor
@Observable
final class PlayerWrites {
    /// Nil unless a write has failed.
    var failure: String?

    /// Runs a transaction. The views that show what it changes follow by themselves.
    func write(to context: DatabaseContext, _ updates: @escaping @Sendable (Database) throws -> Void) {
        Task {
            do {
                try await context.writer.write(updates)
            } catch {
                failure = "\(error)"
            }
        }
    }

    /// Deletes a player.
    func delete(_ player: Player, in context: DatabaseContext) {
        let id = player.id
        write(to: context) { db in _ = try Player.deleteOne(db, key: id) }
    }
}
