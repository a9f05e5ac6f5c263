import ServiceLifecycle

/// Saves the state of pages when the server is about to stop, before their sockets are closed: a page may go on at another
/// process at once.
///
/// The last service of its group, which is the first to stop. The group ends it where the store takes too long.
struct StateSaving: Service {
    let registry: SessionRegistry

    func run() async throws {
        try await gracefulShutdown()
        await registry.stateWriter?.flush()
    }
}
