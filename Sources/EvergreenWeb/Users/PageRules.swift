import EvergreenDocument
import EvergreenRuntime
import EvergreenUI

/// The access rules of the app, which the server checks before it opens a window.
@MainActor
struct PageRules {
    /// The authenticator for an address; nil if all users are guests.
    var authenticator: @MainActor (WindowAddress) -> Authenticator? = { _ in nil }
    /// Whether a visitor gets another view in place of the window's content.
    var denies: @MainActor (Visitor) -> Bool = { _ in false }

    nonisolated init() {}
}

extension PageRules {
    /// The rules of an app's scenes, which can change while it runs.
    init(of host: AppHost) {
        authenticator = { host.environment(at: $0).authenticator }
        denies = { visitor in
            let address = visitor.request?.address ?? WindowAddress()
            let environment = host.environment(at: address) { visitor.write(to: &$0) }
            return environment.windowGate?.substitute(environment) != nil
        }
    }
}
