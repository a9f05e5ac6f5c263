import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// An app's pages at their addresses.
@MainActor
@Suite(.serialized)
struct AddressServerTests {
    private struct AddressedApp: App {
        var body: some Scene {
            WindowGroup("Players") { PlayerList() }
                .pageDescription("Players & <teams>")
                .routes(TestRoutes.add(to:))
            WindowGroup("Secret", id: "secret") { Text("The secret") }
                .requiresUser { Text("Sign in") }
        }
    }

    private struct PlayerList: View {
        @Environment(\.request) private var request
        @State private var name = ""

        var body: some View {
            NavigationStack {
                VStack {
                    Text(verbatim: request?.url?.absoluteString ?? "no URL")
                    Link("One", destination: URL(string: "/players/1") ?? URL(filePath: "/"))
                    Image(systemName: "star")
                }
                .navigationDestination(for: Int.self, address: "players") {
                    Text("Player \($0)").navigationTitle("P\($0)")
                }
            }
            .addressQuery("name", $name, default: "")
        }
    }

    private func run(
        basePath: BasePath = .root,
        _ body: @MainActor (RunningServer) async throws -> Void
    ) async throws {
        try await RunningServer.run(basePath: basePath, host: AppHost(AddressedApp()), body)
    }

    @Test func `an address serves its place`() async throws {
        try await run { server in
            let page = try await server.get("/players/7")
            #expect(page.hasPrefix("HTTP/1.1 200") && page.contains("Player 7"))
            #expect(page.contains("<title>P7</title>") && page.contains("data-address=players/7"))
            #expect(page.contains("<meta name=\"description\" content=\"Players &amp; &lt;teams&gt;\">"))
            let root = try await server.get("/?name=%3Cb%3E&x=1")
            #expect(root.hasPrefix("HTTP/1.1 200") && root.contains("data-address=\"?name=%3Cb%3E&amp;x=1\""))
            #expect(root.contains("http://127.0.0.1:\(server.port)/?name=%3Cb%3E&amp;x=1"))
        }
    }

    @Test func `an unknown address is answered with 404 and a page of the app`() async throws {
        try await run { server in
            for path in ["/players", "/players/x", "/nothing", "/players/7/8", "/%3Cscript%3E"] {
                let page = try await server.get(path)
                #expect(page.hasPrefix("HTTP/1.1 404") && page.contains("data-session="), "\(path)")
                #expect(page.contains("There is no page at this address.") && !page.contains("<script>"))
            }
        }
    }

    @Test(arguments: [
        ("/%zz", "400"), ("/%00", "400"), ("/a%ff", "400"), ("/%0d%0aSet-Cookie:a", "400"), ("/..", "404"),
        ("/a/../b", "404"),
        ("/%2e%2e/etc", "404"), ("//evil.example", "404"), ("/a//b", "404"), ("/_evergreen/x", "404"),
        ("/_evergreen", "404"),
        ("/" + String(repeating: "a/", count: 1000), "414"), ("/" + String(repeating: "a", count: 5000), "414"),
        ("/?" + String(repeating: "a&", count: 2500), "414"), ("/?%zz=%00&%ff", "200"),
        ("/players/" + String(repeating: "9", count: 1000), "404"), ("/players/-1", "200"),
    ])
    func `malicious addresses are answered`(path: String, status: String) async throws {
        try await run { server in
            let answer = try await server.get(path)
            #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(answer.prefix(60))")
            #expect(answer.lowercased().contains("content-security-policy: default-src 'none'"))
            if !["200", "404"].contains(status) || path.contains("_evergreen") || path.contains("..") {
                #expect(server.registry.count == 0)
            }
        }
    }

    @Test func `a page's links resolve from its address`() async throws {
        for base in ["", "/app"] {
            try await run(basePath: try #require(base.isEmpty ? .root : BasePath(base))) { server in
                for (path, prefix) in [("/", ""), ("/players/1", "../"), ("/players/1/", "../../"), ("/secret", "")] {
                    let page = try await server.get(base + path)
                    let addresses = page.matches(of: /(?:href|src|data-live|data-sign-in)="?([^" >]*)/).map {
                        String($0.1)
                    }
                    #expect(addresses.count >= 5)
                    for address in addresses {
                        #expect(
                            address.hasPrefix("\(prefix)_evergreen/") || address == "./players/1"
                                || address == "../players/1"
                        )
                    }
                    #expect(page.contains("data-root=\"\(prefix.isEmpty ? "./" : prefix)\""))
                }
                let elsewhere = try await server.get("/other/players/1")
                #expect(elsewhere.hasPrefix("HTTP/1.1 404"))
            }
        }
    }

    @Test func `routes take precedence over pages`() async throws {
        try await run { server in
            let data = try await server.get("/data.json")
            #expect(data.hasPrefix("HTTP/1.1 200") && data.hasSuffix("{}"))
            let missing = try await server.get("/missing")
            #expect(missing.hasPrefix("HTTP/1.1 404") && missing.contains("No such thing."))
            let posted = try await server.get("/players/7", headers: "Content-Length: 0\r\n", method: "POST")
            #expect(posted.hasPrefix("HTTP/1.1 404"))
            let page = try await server.get("/players/7")
            #expect(page.contains("Player 7"))
            let head = try await server.get("/players/7", method: "HEAD")
            #expect(head.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `each group has its own authorization, for all addresses below it`() async throws {
        try await run { server in
            for path in ["/secret", "/secret/x"] {
                let page = try await server.get(path)
                #expect(page.hasPrefix("HTTP/1.1 401") && page.contains("Sign in") && !page.contains("The secret"))
            }
        }
    }

    @Test func `a request for an image opens no session`() async throws {
        try await run { server in
            let image = try await server.get("/nothing.png", headers: "Sec-Fetch-Dest: image\r\n")
            #expect(image.hasPrefix("HTTP/1.1 404"))
            #expect(server.registry.count == 0)
            let page = try await server.get("/players/1", headers: "Sec-Fetch-Dest: document\r\n")
            #expect(page.hasPrefix("HTTP/1.1 200") && server.registry.count == 1)
        }
    }

    @Test func `the app's icon is a separate file`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        try Data([1, 2, 3]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        struct IconApp: App {
            var file: URL?
            init() {}
            init(file: URL?) { self.file = file }
            var body: some Scene { WindowGroup { Text("Icon") }.pageIcon(file) }
        }
        let icon = try Asset.icon(of: AppHost(IconApp(file: file)).environments)
        #expect(icon.contentType == "image/png" && icon.bytes == [1, 2, 3])
        let html = PageShell.text(
            of: SessionDrawing(title: "", html: "", styles: []),
            token: .random(),
            limits: SessionLimits(),
            icon: icon
        ).html
        #expect(html.contains("<link rel=\"icon\" href=\"\(icon.address)\">"))
        #expect(html.contains("<link rel=\"apple-touch-icon\" href=\"\(icon.address)\">"))
        for wrong in [nil, URL(filePath: "/nowhere/icon.svg"), URL(filePath: "/etc/passwd")] {
            #expect(throws: ServerError.self) { try Asset.icon(of: AppHost(IconApp(file: wrong)).environments) }
        }
        #expect(try Asset.icon(of: AppHost(AddressedApp()).environments).address == Asset.icon.address)
    }
}
