import EvergreenRuntime
import Hummingbird

/// The routes that an app has besides its pages.
struct AppRoutes {
    /// Those of one modifier.
    struct Part {
        let requestBodyBytes: Int
        let build: @MainActor (Router<WebRequestContext>) -> Void
    }

    var parts: [Part] = []

    /// The longest body of a request that one of the routes takes.
    var requestBodyBytes: Int { parts.map(\.requestBodyBytes).max() ?? 0 }

    /// Builds the routes. Nil if there are none.
    @MainActor
    func makeRouter() -> Router<WebRequestContext>? {
        guard !parts.isEmpty else { return nil }
        let router = Router(context: WebRequestContext.self)
        for part in parts { part.build(router) }
        return router
    }
}

private struct AppRoutesKey: EnvironmentKey {
    static var defaultValue: AppRoutes { AppRoutes() }
}

extension EnvironmentValues {
    /// Those of the scene.
    var appRoutes: AppRoutes {
        get { self[AppRoutesKey.self] }
        set { self[AppRoutesKey.self] = newValue }
    }
}
