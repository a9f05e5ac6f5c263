import Hummingbird

@testable import EvergreenWeb

/// Routes for apps in files of views: Hummingbird has its own `Environment`.
@MainActor
enum TestRoutes {
    static func add(to router: Router<WebRequestContext>) {
        router.get("data.json") { _, _ in "{}" }
        router.get("missing") { _, _ -> String in throw HTTPError(.notFound, message: "No such thing.") }
    }
}
