import EvergreenRuntime
import Foundation
import Hummingbird

/// The routes that an app adds to the server.
struct AppRoutes {
    /// The routes of one modifier.
    struct Part {
        /// The same for all scenes to which the modifier applies.
        let id: UUID
        let requestBodyBytes: Int
        let build: @MainActor (Router<WebRequestContext>) -> Void
    }

    var parts: [Part] = []

    init() {}

    /// Collects the routes of the modifiers around all scenes of an app.
    init(of environments: [EnvironmentValues]) {
        for part in environments.flatMap(\.appRoutes.parts) where !parts.contains(where: { $0.id == part.id }) {
            parts.append(part)
        }
    }

    /// The maximum size of a request body that one of the routes accepts.
    var requestBodyBytes: Int { parts.map(\.requestBodyBytes).max() ?? 0 }

    /// Builds the routes. Returns nil without routes.
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
    /// The routes of the scene.
    var appRoutes: AppRoutes {
        get { self[AppRoutesKey.self] }
        set { self[AppRoutesKey.self] = newValue }
    }
}
