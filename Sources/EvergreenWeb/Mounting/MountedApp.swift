import EvergreenRuntime
public import EvergreenUI
import HTTPTypes
public import Hummingbird

/// An app that a Hummingbird application serves at a path, next to its own routes and behind its middleware.
///
/// ```swift
/// let router = Router(context: SiteContext.self)
/// router.add(middleware: LogRequestsMiddleware(.info))
/// router.get("status.json") { _, _ in Status() }
/// let staff = router.group("staff").add(middleware: StaffOnly())
///
/// let application = try Application(
///     router: router,
///     apps: [
///         MountedApp("/players", on: router) { PlayersApp() },
///         MountedApp("/ledger", on: staff) { LedgerApp() },
///     ]
/// )
/// try await application.runService()
/// ```
///
/// All requests of the app are below the path: pages, files, routes and sockets. Each of them, including the socket's, goes through the
/// middleware of the router or group: if middleware responds in place of the app, there is no page and no socket.
///
/// An application mounts the apps in its `apps` parameter, with the server that they need. Each app has its own sessions, limits, cookies,
/// and file for page state.
///
/// Create the app before the application, but after adding middleware: as with other Hummingbird routes, middleware applies only to routes
/// that are added after it.
public struct MountedApp {
    /// The open pages of the app.
    public let sessions: AppSessions
    /// The path as specified, relative to the group's path.
    let path: String
    let server: MountedAppServer
    /// Adds a route of the app to its router or group.
    let addRoute: (RouterPath, HTTPRequest.Method) -> Void

    /// Creates an app at a path.
    ///
    /// - Parameters:
    /// - path: The path, such as `/players`, relative to the group's path; `/` for all requests without another route.
    /// - router: The router of the application, or one of its groups.
    /// - options: The options of the app, such as the storage of page state.
    /// - app: Creates the app. Called on the main actor when the application starts, before its server listens. An error that it throws
    ///   ends the application.
    public init<Context: RequestContext, A: App>(
        _ path: String,
        on router: some RouterMethods<Context>,
        options: MountOptions = MountOptions(),
        app: @escaping @MainActor @Sendable () throws -> A
    ) {
        self.init(path, on: router, options: options, user: { _ in nil }, environment: { _, _ in }, app: app)
    }

    /// Creates an app at a path, whose views get information that the application's middleware has about a request.
    ///
    /// ```swift
    /// MountedApp("/ledger", on: staff) { context in
    ///     AuthenticatedUser(id: context.identity.id, roles: context.identity.roles)
    /// } environment: { context, environment in
    ///     environment.tenant = context.tenant
    /// } app: {
    ///     LedgerApp()
    /// }
    /// ```
    ///
    /// The user is the `user` of the app's views and routes. Scenes with their own ``EvergreenUI/Scene/authentication(_:)`` use that
    /// instead, and get this user as ``WebRequest/hostUser``.
    ///
    /// A page has the user of the request that loaded it. If the request for its socket has another user, the page is reloaded. To end open
    /// pages when a user signs out, use ``AppSessions/end(ofUser:)``.
    ///
    /// - Parameters:
    /// - path: The path, such as `/players`, relative to the group's path; `/` for all requests without another route.
    /// - router: The router of the application, or one of its groups.
    /// - options: The options of the app, such as the storage of page state.
    /// - user: Returns the user of a request from the context that the middleware has filled; nil for a guest. Called off the main actor
    ///   for each request of a page, a socket or a route. An error that it throws is handled like that of one of the router's routes.
    /// - environment: Adds values to the environment of a page. Called on the main actor with the context of the request that loaded the
    ///   page: when the page is opened, and when the app's scenes change.
    /// - app: Creates the app. Called on the main actor when the application starts, before its server listens. An error that it throws
    ///   ends the application.
    public init<Context: RequestContext, A: App>(
        _ path: String,
        on router: some RouterMethods<Context>,
        options: MountOptions = MountOptions(),
        user: @escaping @Sendable (_ context: Context) async throws -> AuthenticatedUser?,
        environment: @escaping @MainActor @Sendable (_ context: Context, _ values: inout EnvironmentValues) -> Void = {
            _,
            _ in
        },
        app: @escaping @MainActor @Sendable () throws -> A
    ) {
        self.path = path
        let server = MountedAppServer(options: options) { AppHost(try app(), name: $0) }
        self.server = server
        sessions = AppSessions(server: server)
        let responder = MountedAppResponder(server: server, user: user, environment: environment)
        addRoute = { path, method in router.on(path, method: method, responder: responder) }
    }
}
