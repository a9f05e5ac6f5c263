import EvergreenDocument
import EvergreenRuntime
import EvergreenUI

/// What the server asks the app about a request before it opens a window.
@MainActor
struct PageRules {
    /// The app's way to find out who asks for an address; nil if everybody is a guest.
    var authenticator: @MainActor (WindowAddress) -> Authenticator? = { _ in nil }
    /// Whether a visitor sees another view in place of the window's content.
    var denies: @MainActor (Visitor) -> Bool = { _ in false }

    nonisolated init() {}
}

extension PageRules {
    /// The rules of an app's scenes, which may change while it runs.
    init(of host: AppHost) {
        authenticator = { host.environment(at: $0).authenticator }
        denies = { visitor in
            let address = visitor.request?.address ?? WindowAddress()
            let environment = host.environment(at: address) { visitor.write(to: &$0) }
            return environment.windowGate?.substitute(environment) != nil
        }
    }
}
