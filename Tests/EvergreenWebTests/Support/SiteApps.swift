import EvergreenUI
import EvergreenWeb

private struct TenantKey: EnvironmentKey {
    static let defaultValue = "no tenant"
}

extension EnvironmentValues {
    /// The user found by a host application's middleware.
    var tenant: String {
        get { self[TenantKey.self] }
        set { self[TenantKey.self] = newValue }
    }
}

/// An app for a host application, in a file without Hummingbird: it has its own `Environment`.
struct SiteApp: App {
    var title = "Site"

    init() {}

    init(_ title: String) { self.title = title }

    var body: some Scene {
        WindowGroup(title) { SiteView(title: title) }
            .routes(requestBodyBytes: 1 << 17) { SiteRoutes.add(to: $0) }
    }
}

/// An app that shows its host application's user.
struct AskingSiteApp: App {
    var body: some Scene {
        WindowGroup { SiteView(title: "Home") }
            .authentication { request in
                request.hostUser.map { AuthenticatedUser(id: "\($0.id) of the app") }
            }
    }
}

private struct SiteView: View {
    let title: String
    @Environment(\.user) private var user
    @Environment(\.tenant) private var tenant
    @State private var count = 0

    var body: some View {
        Text("This is \(title) for \(user?.id ?? "a guest") of \(tenant)")
        Button("count: \(count)") { count += 1 }
    }
}
