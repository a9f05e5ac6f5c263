import EvergreenRuntime
import Foundation
import Hummingbird

/// The routes that an app has besides its pages.
struct AppRoutes {
    /// Those of one modifier.
    struct Part {
        /// The same in all groups of windows that the modifier is around.
        let id: UUID
        let requestBodyBytes: Int
        let build: @MainActor (Router<WebRequestContext>) -> Void
    }

    var parts: [Part] = []

    init() {}

    /// The routes of the modifiers around any of the groups of an app.
    init(of environments: [EnvironmentValues]) {
        for part in environments.flatMap(\.appRoutes.parts) where !parts.contains(where: { $0.id == part.id }) {
            parts.append(part)
        }
    }

    /// The longest body of a request that one of the routes takes.
    var requestBodyBytes: Int { parts.map(\.requestBodyBytes).max() ?? 0 }

    /// Builds the routes. Nil if there are none.
    @MainActor
    func makeRouter() -> Router<WebRequestContext>? {
        guard !parts.isEmpty else { return nil }
        let router = Router(context: WebRequestContext.self, options: .autoGenerateHeadEndpoints)
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
