import Evergreen
import GRDB
import Observation

/// Performs writes off the main actor, and stores the error of a failed one for an alert.
@MainActor
@Observable
final class PlayerWrites {
    /// The error of a failed write.
    var failure: String?

    /// Runs a transaction. Views that observe the changed data are updated automatically.
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
