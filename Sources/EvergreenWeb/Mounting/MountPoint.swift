import HTTPTypes
import Hummingbird

/// The mount path of an app among the routes of its application.
struct MountPoint {
    /// The methods that an app's routes can have. Pages use `GET` and `HEAD`.
    private static let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]

    /// The full path, including that of the group.
    let path: BasePath

    /// Determines the path of an app.
    ///
    /// - Throws: ``ServerError``, if nothing can be mounted there, or if the app's group does not belong to this router.
    init<Context>(of app: MountedApp, in router: Router<Context>) throws(ServerError) {
        let text = app.path.hasPrefix("/") ? app.path : "/" + app.path
        guard let ownPath = BasePath(text) else { throw .invalidMountPath(app.path) }
        // Groups don't expose their paths. The router does, by means of a temporary route with a unique method.
        guard let mark = HTTPRequest.Method("EVERGREEN-" + RandomText.make(bytes: 12)) else {
            throw .invalidMountPath(app.path)
        }
        app.addRoute(RouterPath(ownPath.prefix + "/**"), mark)
        guard let route = router.routes.first(where: { $0.method == mark }) else { throw .foreignRouter(app.path) }
        let wholePath = Self.text(of: route.path)
        guard let path = BasePath(String(wholePath.dropLast(2))) else { throw .invalidMountPath(wholePath) }
        self.path = path
    }

    /// Adds the routes of an app to its router.
    ///
    /// - Throws: ``ServerError/routeInUse(_:)``, if the router already has one of them.
    func add<Context>(_ app: MountedApp, to router: Router<Context>) throws(ServerError) {
        let own = [path.prefix.isEmpty ? "/" : path.prefix, path.prefix + "/**"]
        // The router would terminate the process.
        for route in router.routes where own.contains(Self.text(of: route.path)) {
            if Self.methods.contains(route.method) { throw .routeInUse("\(route.method) \(Self.text(of: route.path))") }
        }
        let text = app.path.hasPrefix("/") ? app.path : "/" + app.path
        let ownPath = BasePath(text)?.prefix ?? ""
        for method in Self.methods {
            app.addRoute(RouterPath(ownPath), method)
            app.addRoute(RouterPath(ownPath + "/**"), method)
        }
    }

    private static func text(of path: RouterPath) -> String {
        let text = "\(path)"
        return text.hasPrefix("/") ? text : "/" + text
    }
}
