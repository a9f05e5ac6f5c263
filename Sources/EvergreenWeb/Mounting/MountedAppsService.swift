import ServiceLifecycle

/// Ends the sessions of mounted apps and saves their state when their application stops.
///
/// The server, as the last service of an application, stops first, and has closed the sockets by then. Services that the app needs, such as
/// a database, stop later.
struct MountedAppsService: Service {
    let servers: [MountedAppServer]

    func run() async throws {
        // Also continues after cancellation, when another service has failed, to save the state.
        try? await gracefulShutdown()
        for server in servers { await server.stop() }
    }
}
