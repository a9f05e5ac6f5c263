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
    /// The router is Hummingbird's, with its middleware, parameters and coding. Paths are below that of the app
    /// (`--base-path`). A route runs off the main actor, and is asked only under the names of the server (`--hostname`). Its
    /// responses get Evergreen's security headers where it has not set them: an HTML page with scripts of its own needs a
    /// `Content-Security-Policy` of its own. A path that no route has is one of the app's pages.
    ///
    /// The routes are built once, when the server starts. Its own paths can't be routes: a `GET` or `HEAD` of `/`, `/health` and
    /// `/ready`, and all below `/_evergreen`. The server does not start with one of them, and says which it is.
    ///
    /// - Parameters:
    ///   - requestBodyBytes: The longest body of a request, in bytes; beyond that it is answered with status 413. A request may
    ///     take 15 seconds, and as long again for each megabyte of this.
    ///   - build: Adds routes. Called on the main actor.
    public func routes(
        requestBodyBytes: Int = 1 << 16,
        _ build: @escaping @MainActor (_ router: Router<WebRequestContext>) -> Void
    ) -> some Scene {
        let part = AppRoutes.Part(id: UUID(), requestBodyBytes: requestBodyBytes, build: build)
        return transformEnvironment { $0.appRoutes.parts.append(part) }
    }
}
