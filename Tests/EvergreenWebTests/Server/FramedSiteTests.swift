import EvergreenUI
import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
@Suite(.serialized)
struct FramedSiteTests {
    private struct Site: App {
        var hasFrame = true

        var body: some Scene {
            WindowGroup("Map") {
                WebView(url: URL(string: "https://example.com/map?a=1&b=2")).accessibilityLabel("Map")
            }
            .webViewOrigins(hasFrame ? ["https://example.com"] : [])
        }
    }

    @Test func `the policy of pages allows the frames of the app's scenes, in a sandbox`() async throws {
        try await RunningServer.run(host: AppHost(Site())) { server in
            let page = try await server.get("/")
            #expect(page.contains("frame-src https://example.com\r\n"))
            let frame = try #require(page.firstMatch(of: /<iframe [^>]*>/)).0
            #expect(frame.contains("src=\"https://example.com/map?a=1&amp;b=2\"") && frame.contains("title=Map"))
            #expect(frame.contains("sandbox=\"allow-scripts allow-same-origin"))
            #expect(!frame.contains("allow-top-navigation"))
        }
    }

    @Test func `without sites, pages have no frames`() async throws {
        try await RunningServer.run(host: AppHost(Site(hasFrame: false))) { server in
            let page = try await server.get("/")
            #expect(!page.contains("frame-src") && !page.contains("<iframe"))
            #expect(page.contains("Content-Security-Policy: default-src 'none'"))
        }
    }
}
