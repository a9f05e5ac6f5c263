import Observation

/// Runs writes, off the main actor, and keeps what was refused, for an alert to show.
@MainActor
@Observable
final class ShelfWrites {
    /// Nil unless a write was refused.
    var refusal: String?

    func perform(_ write: @escaping @Sendable () async throws -> Void) {
        Task {
            do {
                try await write()
            } catch {
                refusal = "\(error)"
            }
        }
    }
}
