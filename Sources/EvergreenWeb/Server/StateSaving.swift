import ServiceLifecycle

/// Saves the state of pages when the server is about to stop, before their sockets are closed, because a page may continue in another
/// process immediately.
///
/// The last service of its group, so that it stops first. The group cancels it if the store takes too long.
struct StateSaving: Service {
    let registry: SessionRegistry

    func run() async throws {
        try await gracefulShutdown()
        await registry.stateWriter?.flush()
    }
}
