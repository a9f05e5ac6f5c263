import ServiceLifecycle

/// Ends the sessions of mounted apps, and saves their state, when their application stops.
///
/// The server, which is the last service of an application and so the first to stop, has closed the sockets by then. What the app needs,
/// such as a database among the services of the application, stops later.
struct MountedAppsService: Service {
    let servers: [MountedAppServer]

    func run() async throws {
        // Cancelled where another service has failed: the state is saved then, too.
        try? await gracefulShutdown()
        for server in servers { await server.stop() }
    }
}
