import Hummingbird
import Testing

@testable import EvergreenWeb

/// Errors of an application with mounted apps at startup.
@MainActor
struct MountingErrorTests {
    private let router = Router(context: SiteContext.self)

    private func app(_ path: String) -> MountedApp { app(path, on: router) }

    private func app(_ path: String, on router: some RouterMethods<SiteContext>) -> MountedApp {
        MountedApp(path, on: router, options: MountOptions(pageState: PageStateOption.none)) { SiteApp() }
    }

    private func expect(_ error: ServerError, _ apps: MountedApp..., host: HostOptions = HostOptions()) {
        #expect(throws: error) { try Application(router: router, apps: apps, host: host) }
        #expect(!error.description.isEmpty)
    }

    @Test func `two apps at the same path are rejected`() {
        expect(.mountedTwice("/players/"), app("/players"), app("players/"))
    }

    @Test func `two apps at the same path through a group are rejected`() {
        expect(.mountedTwice("/players/"), app("/players"), app("/", on: router.group("players")))
    }

    @Test(arguments: ["/pl%61yers", "/:id", "/players/*", "/a//b", "/a/../b", "/ä"])
    func `an invalid mount path is rejected`(path: String) {
        expect(.invalidMountPath(path), app(path))
    }

    @Test func `a group with a path parameter is rejected`() {
        expect(.invalidMountPath("/orgs/{org}/players/**"), app("/players", on: router.group("orgs/:org")))
    }

    @Test func `a route at the app's path is rejected`() {
        router.get("players") { _, _ in "" }
        expect(.routeInUse("GET /players"), app("/players"))
    }

    @Test func `a catch-all route over the app is rejected`() {
        router.post("**") { _, _ in "" }
        expect(.routeInUse("POST /**"), app("/"))
    }

    @Test func `a route that would shadow the app is rejected`() {
        router.get("players/:id") { _, _ in "" }
        let apps = [app("/players")]
        #expect(throws: RouterValidationError.self) { try Application(router: router, apps: apps) }
    }

    @Test func `an app on another router is rejected`() {
        expect(.foreignRouter("/players"), app("/players", on: Router(context: SiteContext.self)))
    }

    @Test func `invalid options are rejected`() {
        func options(_ options: MountOptions) -> MountedApp {
            MountedApp("/", on: router, options: options) { SiteApp() }
        }
        expect(
            .invalidOption(
                "MountOptions.allowedOrigins: example.org: an origin is like https://example.org, without a path."
            ),
            options(MountOptions(allowedOrigins: ["example.org"]))
        )
        expect(
            .invalidOption("MountOptions.sleepAfter: 0.0 seconds: choose a positive duration, or nil for never."),
            options(MountOptions(sleepAfter: .zero))
        )
        expect(
            .invalidOption(
                """
                HostOptions.hostnames: https://a.b: a host name is like players.example.org, without a scheme, a port or a path.
                """
            ),
            host: HostOptions(hostnames: ["https://a.b"])
        )
        expect(
            .invalidOption("HostOptions.trustedProxies: here: choose an address like 127.0.0.1 or 10.0.0.0/8."),
            host: HostOptions(trustedProxies: ["here"])
        )
        expect(
            .invalidOption("HostOptions.tlsCertificate and tlsKey: specify both files, or neither."),
            host: HostOptions(tlsKey: "key.pem")
        )
    }

    @Test func `an app that can't be created stops the application`() async {
        struct Failure: Error {}
        let app = MountedApp("/", on: router, options: MountOptions(pageState: PageStateOption.none)) {
            () throws -> SiteApp in throw Failure()
        }
        await #expect(throws: Failure.self) {
            try await RunningHost.run(router: router, apps: [app]) { _ in Issue.record("The application runs.") }
        }
    }
}
