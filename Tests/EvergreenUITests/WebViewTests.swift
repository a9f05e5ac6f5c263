import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct WebViewTests {
    private struct Site: App {
        var body: some Scene {
            WindowGroup("Map") { Text("Map") }
                .webViewOrigins([
                    "https://Maps.example.com", "http://127.0.0.1:8080", "not a site", "javascript:alert(1)",
                ])
        }
    }

    @Test func `a scene lists the sites that its views may show`() {
        let origins = AppHost(Site()).environments.flatMap(\.webViewOrigins).map(\.text)
        #expect(origins == ["https://maps.example.com", "http://127.0.0.1:8080"])
    }

    @Test func `a view shows a page of a listed site`() throws {
        let origin = try #require(URL(string: "https://example.com").flatMap { WebOrigin($0) })
        let screen = Screen {
            WebView(url: URL(string: "https://EXAMPLE.com:443/map?zoom=3")).environment(\.webViewOrigins, [origin])
        }
        #expect(try screen.find(.webView).value == "https://EXAMPLE.com:443/map?zoom=3")
    }

    @Test(
        arguments: [
            "http://example.com/", "https://example.com:8443/", "https://www.example.com/",
            "https://example.com.evil.org/",
            "https://example.com@evil.org/", "javascript:alert(1)", "data:text/html,hello", "file:///etc/passwd",
            "/map",
        ]
    )
    func `other addresses are not shown`(text: String) throws {
        let origin = try #require(URL(string: "https://example.com").flatMap { WebOrigin($0) })
        let screen = Screen { WebView(url: URL(string: text)).environment(\.webViewOrigins, [origin]) }
        #expect(screen.findAll(.webView).isEmpty)
        #expect(try screen.find(.image).exists)
    }

    @Test func `a host with characters that have a meaning in a policy is no site`() {
        for text in ["https://example.com;script-src", "https://*", "https://[::1]/", "https://"] {
            #expect(URL(string: text).flatMap { WebOrigin($0) } == nil, "\(text)")
        }
    }
}
