public import EvergreenUI
import Foundation
public import Hummingbird

extension Scene {
    /// Adds routes to the server of the app: an API, a download, a webhook.
    ///
    /// ```swift
    /// WindowGroup { GuestBook() }
    ///     .routes { router in
    ///         router.get("entries.json") { _, _ in try await database.read { try Entry.fetchAll($0) } }
    ///         router.delete("entries/:id") { _, context in
    ///             guard try await context.user() != nil else { throw HTTPError(.unauthorized) }
    ///             …
    ///         }
    ///     }
    /// ```
    ///
    /// The router is Hummingbird's, with its middleware, parameters and coding. Paths are relative to that of the app (`--base-path`). A
    /// route runs off the main actor, and only receives requests for the server's host names (`--hostname`). Its responses get Evergreen's
    /// security headers, unless it sets them itself: an HTML page with its own scripts needs its own `Content-Security-Policy`. A path
    /// without a route belongs to the app's pages.
    ///
    /// The routes are built once, when the server starts. Reserved paths can't be routes: `GET` and `HEAD` of `/`, `/health` and `/ready`,
    /// and all paths below `/_evergreen`. Otherwise the server does not start, and the error names the route.
    ///
    /// - Parameters:
    ///   - requestBodyBytes: The maximum size of a request body, in bytes; larger requests get status 413. A request may take 15 seconds,
    ///     plus 15 seconds per megabyte of this limit.
    ///   - build: Adds routes. Called on the main actor.
    public func routes(
        requestBodyBytes: Int = 1 << 16,
        _ build: @escaping @MainActor (_ router: Router<WebRequestContext>) -> Void
    ) -> some Scene {
        let part = AppRoutes.Part(id: UUID(), requestBodyBytes: requestBodyBytes, build: build)
        return transformEnvironment { $0.appRoutes.parts.append(part) }
    }
}
