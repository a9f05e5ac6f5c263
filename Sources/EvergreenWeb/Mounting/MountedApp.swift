import EvergreenRuntime
public import EvergreenUI
import HTTPTypes
public import Hummingbird

/// An app that a Hummingbird application serves below a path, beside its own routes and behind its middleware.
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
/// All that the app answers is below the path: its pages, their files, its routes, and the sockets of its pages. Each of these requests
/// goes through the middleware of the router or the group, a socket's too: where middleware answers in the app's place, there is
/// no page and no socket.
///
/// An app is mounted by the application that has it among its `apps`, with the server that it needs. Each has sessions, limits, a file for
/// the state of its pages, and cookies of its own.
///
/// Create it before the application, and add middleware first: as with other routes of Hummingbird, it applies to what is added
/// to the router after it.
public struct MountedApp {
    /// The open pages of the app.
    public let sessions: AppSessions
    /// As it was written, below that of its group.
    let path: String
    let server: MountedAppServer
    /// Adds a route of the app to its router or group.
    let addRoute: (RouterPath, HTTPRequest.Method) -> Void

    /// An app below a path.
    ///
    /// - Parameters:
    ///   - path: The path, such as `/players`, below that of the group; `/` for all that the router has no other route for.
    ///   - router: The router of the application, or a group of it.
    ///   - options: Where the state of pages is kept, among others.
    ///   - app: Creates the app. Called on the main actor when the application starts, before its server listens. What it throws ends
    ///     the application.
    public init<Context: RequestContext, A: App>(
        _ path: String,
        on router: some RouterMethods<Context>,
        options: MountOptions = MountOptions(),
        app: @escaping @MainActor @Sendable () throws -> A
    ) {
        self.init(path, on: router, options: options, user: { _ in nil }, environment: { _, _ in }, app: app)
    }

    /// An app below a path, whose views know what the middleware of the application has found out about a request.
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
    /// The user is the `user` of the app's views, and that of its routes. Scenes with an
    /// ``EvergreenUI/Scene/authentication(_:)`` of their own are asked instead, and find it as ``WebRequest/hostUser``.
    ///
    /// A page has the user of the request that asked for it. If the request for its socket has another one, the page is opened anew.
    /// End pages that are open when a user signs out: ``AppSessions/end(ofUser:)``.
    ///
    /// - Parameters:
    ///   - path: The path, such as `/players`, below that of the group; `/` for all that the router has no other route for.
    ///   - router: The router of the application, or a group of it.
    ///   - options: Where the state of pages is kept, among others.
    ///   - user: The user who has sent a request, by the context that middleware has filled; nil for a guest. Called off the main actor for
    ///     each request of a page, a socket or a route. An error that it throws is answered as one of the router's routes is.
    ///   - environment: Adds values to the environment of a page. Called on the main actor, with the context of the request that has asked
    ///     for the page: when it is opened, and when the app's scenes change.
    ///   - app: Creates the app. Called on the main actor when the application starts, before its server listens. What it throws ends
    ///     the application.
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
