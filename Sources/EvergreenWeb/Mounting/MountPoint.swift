import HTTPTypes
import Hummingbird

/// Where a mounted app is among the routes of its application.
struct MountPoint {
    /// The methods that may be those of an app's routes. Pages have `GET` and `HEAD`.
    private static let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]

    /// The whole path, with that of the group.
    let path: BasePath

    /// Finds out where an app is.
    ///
    /// - Throws: ``ServerError``, if nothing can be mounted there, or the app's group is not one of this router.
    init<Context>(of app: MountedApp, in router: Router<Context>) throws(ServerError) {
        let text = app.path.hasPrefix("/") ? app.path : "/" + app.path
        guard let ownPath = BasePath(text) else { throw .invalidMountPath(app.path) }
        // Groups do not tell their paths: the router does, of a route that nobody asks for and no other one can be equal to.
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
    /// - Throws: ``ServerError/routeInUse(_:)``, if the router has one of them.
    func add<Context>(_ app: MountedApp, to router: Router<Context>) throws(ServerError) {
        let own = [path.prefix.isEmpty ? "/" : path.prefix, path.prefix + "/**"]
        // The router would end the process.
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
