import ArgumentParser
import EvergreenUI
import Testing

@testable import EvergreenWeb

/// An app's own command line, which includes the server's options.
private struct Command: ParsableCommand {
    @OptionGroup var server: ServerOptions
    @Option var database = "file"
    @Argument var rest: [String] = []
}

private struct EmptyApp: App {
    var body: some Scene { WindowGroup { EmptyView() } }
}

@MainActor
struct ServerOptionsTests {
    @Test(
        arguments: [
            ([], nil), (["--preview"], .list),
            (["--preview", "List.swift: Populated"], .named("List.swift: Populated")),
            (["--preview=Populated"], .named("Populated")), (["--preview="], .list),
        ] as [([String], PreviewOption?)]
    )
    func `the preview option takes an optional name, among other options`(
        arguments: [String],
        preview: PreviewOption?
    ) throws {
        for arguments in [arguments + ["--port", "80"], ["--port", "80"] + arguments] {
            let options = try ServerOptions.parse(arguments)
            #expect(options.preview == preview)
            #expect(options.port == 80)
        }
        let command = try #require(try Command.parseAsRoot(["--database", "other"] + arguments) as? Command)
        #expect(command.server.preview == preview)
        #expect(command.database == "other")
        #expect(command.rest == [])
    }

    @Test func `only an argument directly after the preview option is its name`() throws {
        let command = try #require(try Command.parseAsRoot(["--preview", "--port", "80", "Name"]) as? Command)
        #expect(command.server.preview == .list)
        #expect(command.rest == ["Name"])
    }

    @Test func `the help describes the preview option without a name`() {
        let help = ServerOptions.helpMessage().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(help.contains("--preview"))
        #expect(help.contains("Without a name: list the previews and exit."))
    }

    @Test func `hostnames, origins and proxies can be repeated`() throws {
        let options = try ServerOptions.parse([
            "--hostname", "a.example", "--hostname=b.example", "--allowed-origin", "https://c.example:8443",
            "--trusted-proxy", "10.0.0.0/8",
        ])
        #expect(options.policy.accepts(host: "a.example") && options.policy.accepts(host: "b.example:8080"))
        #expect(options.policy.accepts(origin: "https://c.example:8443", host: "a.example"))
        #expect(options.proxies.contains("10.1.2.3") && !options.proxies.contains("11.1.2.3"))
    }

    @Test(
        arguments: [
            ("--hostname", ["https://a.example", "a.example:80", "a.example/", "*", "*.example", "a..b", "-a", "a b"]),
            (
                "--allowed-origin",
                ["*", "null", "a.example", "https://", "https://a.example/", "ftp://a.example", "https://*"]
            ),
            ("--trusted-proxy", ["proxy.example", "10.0.0.0/33", "*"]),
            ("--sleep-after", ["-1"]),
        ]
    )
    func `invalid hostnames, origins and addresses are rejected with a message`(option: String, values: [String]) {
        for value in values {
            let error = #expect(throws: (any Error).self) { try ServerOptions.parse(["\(option)=\(value)"]) }
            #expect(error.map { ServerOptions.message(for: $0).hasPrefix("\(option) \(value):") } == true)
        }
    }

    @Test func `the sleep delay of hidden pages is configurable and can be disabled`() throws {
        #expect(try ServerOptions.parse([]).limits.hiddenBeforeSleep == .seconds(300))
        #expect(try ServerOptions.parse(["--sleep-after", "20"]).limits.hiddenBeforeSleep == .seconds(20))
        #expect(try ServerOptions.parse(["--sleep-after", "0"]).limits.hiddenBeforeSleep == nil)
    }

    @Test func `no app is created for a preview or the list of previews`() async throws {
        struct WasMade: Error {}
        try await EmptyApp.serve(.parse(["--preview"])) { throw WasMade() }
        await #expect(throws: PreviewSearchError.self) {
            try await EmptyApp.serve(.parse(["--preview", "No such preview"])) { throw WasMade() }
        }
        await #expect(throws: WasMade.self) { try await EmptyApp.serve(.parse([])) { throw WasMade() } }
    }

    @Test func `serving from a synchronous main requires the main thread`() {
        #expect(throws: ServerError.notOnMainThread) { try EmptyApp.serve(.parse([])) { EmptyApp() } }
    }

    @Test func `previews are listed by name and location, one per line`() {
        let previews = Preview.named([
            _PreviewDeclaration("A", fileID: "App/List.swift", line: 7) { EmptyView() },
            _PreviewDeclaration(nil, fileID: "App/List.swift", line: 12) { EmptyView() },
        ])
        #expect(Preview.listing(of: previews) == "List.swift: A  App/List.swift:7\nList.swift:12  App/List.swift:12")
        #expect(Preview.listing(of: []).hasPrefix("There are no previews"))
    }

    @Test func `a malformed base path is rejected`() {
        #expect(throws: (any Error).self) { try ServerOptions.parse(["--base-path", "players"]) }
        #expect(throws: Never.self) { try ServerOptions.parse(["--base-path", "/players/"]) }
    }
}
