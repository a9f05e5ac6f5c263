import Foundation
import NIOCore

/// An error that prevents a server from running.
public enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another program listens on the port.
    case portInUse(host: String, port: Int)
    /// The system does not permit this program to listen on the port.
    case notPermitted(host: String, port: Int)
    /// This machine has no such address.
    case unknownHost(String, reason: String)
    /// A route of the app has a reserved path.
    case reservedRoute(String)
    /// A certificate or its key can't be used.
    case unusableCertificate(_ file: String, reason: String)
    /// Metrics should be served, but the app has set up its own metrics system.
    case otherMetricsSystem
    /// No app can be mounted at this path.
    case invalidMountPath(String)
    /// Two apps are mounted at the same path.
    case mountedTwice(String)
    /// An app is mounted at a path for which the router has a route.
    case routeInUse(String)
    /// An app is mounted on a router that does not belong to the application; with its path.
    case foreignRouter(String)
    /// An option of a mounted app or its host has an invalid value; with its name.
    case invalidOption(String)
    /// The icon of the app can't be used; with the reason.
    case unreadableIcon(String)
    /// The synchronous `serve(_:app:)` is called on another thread than the first one of the process.
    case notOnMainThread

    /// The problem and its solution.
    public var description: String {
        switch self {
        case .portInUse(let host, let port):
            """
            Port \(port) of \(host) is in use by another program. Stop it, or choose another port with --port \
            (--port 0 for any free port).
            """
        case .notPermitted(let host, let port):
            """
            This program is not permitted to listen on port \(port) of \(host). Choose a port above 1023 with --port, or grant it \
            the permission.
            """
        case .unknownHost(let host, let reason):
            """
            There is no address \(host) on this machine to listen on (\(reason)). Choose one with --host: 127.0.0.1 \
            for this machine only, 0.0.0.0 for all its networks.
            """
        case .unreadableIcon(let reason):
            "The icon of pageIcon(_:) can't be shown: \(reason). Add it to the resources of the app's target."
        case .notOnMainThread:
            "Views run on the main thread: call serve(_:app:) there, from a synchronous main, or await it in asynchronous code."
        case .reservedRoute(let route):
            """
            The route \(route) is unreachable: the server reserves its path. Give it another path than /, /health, \
            /ready and those below /_evergreen.
            """
        case .unusableCertificate(let file, let reason):
            """
            The certificate of the server can't be used: \(file): \(reason). --tls-certificate requires a PEM file with the \
            certificate chain, --tls-key a PEM file with its private key.
            """
        case .invalidMountPath(let path):
            """
            No app can be mounted at \(path). Choose a path like /players, of letters, digits, -, _, . and ~, on a router or a \
            group without parameters in its path.
            """
        case .mountedTwice(let path):
            "Two apps are mounted at \(path). Give each its own path."
        case .routeInUse(let route):
            """
            An app can't be mounted where the router has the route \(route). Mount it at another path, or give the route one. \
            Routes below the app's path can stay: they take precedence.
            """
        case .foreignRouter(let path):
            "The app at \(path) is mounted on a router that does not belong to the application, or on a group of such a router."
        case .invalidOption(let fault):
            fault
        case .otherMetricsSystem:
            """
            The app has set up its own metrics system, which also gets the server's metrics: omit --metrics.
            """
        }
    }

    /// Converts an error from listening; nil for other errors.
    init?(_ error: any Error, host: String, port: Int) {
        switch error {
        case let error as IOError where error.errnoCode == EADDRINUSE:
            self = .portInUse(host: host, port: port)
        case let error as IOError where error.errnoCode == EACCES || error.errnoCode == EPERM:
            self = .notPermitted(host: host, port: port)
        case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
            self = .unknownHost(host, reason: "\(error)")
        case let error as SocketAddressError:
            self = .unknownHost(host, reason: "\(error)")
        default:
            return nil
        }
    }
}
