import Observation

/// Performs writes off the main actor, and stores the reason of a refused one for an alert.
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
