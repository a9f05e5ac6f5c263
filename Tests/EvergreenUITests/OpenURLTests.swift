import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@MainActor
struct OpenURLTests {
    private struct Opener: View {
        let address: String
        let log: Log
        @Environment(\.openURL) private var openURL

        var body: some View {
            Button("Open") {
                guard let url = URL(string: address) else { return }
                openURL(url) { log.accepted.append($0) }
            }
        }
    }

    @MainActor
    private final class Log {
        var accepted: [Bool] = []
        var urls: [String] = []
    }

    private let log = Log()

    @Test(arguments: ["https://example.org/?a=b", "http://example.org", "mailto:a@example.org", "tel:123"])
    func `openURL opens URLs that a browser may open`(address: String) throws {
        let screen = Screen { Opener(address: address, log: log) }
        try screen.find(.button).tap()
        #expect(screen.takeOpenedURLs().map(\.absoluteString) == [address])
        #expect(screen.takeOpenedURLs().isEmpty)
        #expect(log.accepted == [true])
    }

    @Test(arguments: [
        "javascript:alert(1)", "file:///etc/passwd", "players://1", "relative", "//example.org", "data:text/html,x",
    ])
    func `openURL rejects other URLs and reports the failure`(address: String) throws {
        let screen = Screen { Opener(address: address, log: log) }
        try screen.find(.button).tap()
        #expect(screen.takeOpenedURLs().isEmpty)
        #expect(log.accepted == [false])
    }

    @Test func `each opened URL is one patch, after all others`() throws {
        struct Twice: View {
            @Environment(\.openURL) private var openURL
            @State private var count = 0
            var body: some View {
                Button("Open \(count)") {
                    for name in ["a", "b"] {
                        if let url = URL(string: "https://\(name).example") { openURL(url) }
                    }
                    count += 1
                }
            }
        }
        let screen = Screen { Twice() }
        screen.takePatches()
        try screen.find(.button).tap()
        #expect(screen.takePatches() == 3)
        #expect(screen.takePatches() == 0)
    }

    private func handled(by result: @escaping @MainActor (URL) -> OpenURLAction.Result) -> Screen {
        Screen {
            VStack {
                Opener(address: "players://1", log: log)
                if let url = URL(string: "players://2") { Link("Link", destination: url) }
                Text("See [that](players://3) and [this](https://example.org).")
            }
            .environment(
                \.openURL,
                OpenURLAction { [log] url in
                    log.urls.append(url.absoluteString)
                    return result(url)
                }
            )
        }
    }

    private func openAll(_ screen: Screen) throws {
        try screen.find(.button).tap()
        try screen.find(.link).tap()
        let text = try #require(screen.findAll(.text).last)
        try text.followLink("that")
        try text.followLink("this")
    }

    private let all = ["players://1", "players://2", "players://3", "https://example.org"]

    @Test func `an openURL action handles opened URLs, links, and links in texts`() throws {
        let screen = handled { _ in .handled }
        try openAll(screen)
        #expect(log.urls == all)
        #expect(log.accepted == [true])
        #expect(screen.takeOpenedURLs().isEmpty)
    }

    @Test func `an openURL action discards URLs, replaces them, or leaves them to the browser`() throws {
        var screen = handled { _ in .discarded }
        try openAll(screen)
        #expect(log.accepted == [false])
        #expect(screen.takeOpenedURLs().isEmpty)
        screen = handled { _ in .systemAction }
        try openAll(screen)
        #expect(screen.takeOpenedURLs().map(\.absoluteString) == ["https://example.org"])
        screen = handled { url in
            URL(string: "https://\(url.scheme ?? "").example").map { .systemAction($0) } ?? .discarded
        }
        try openAll(screen)
        #expect(
            screen.takeOpenedURLs().map(\.absoluteString)
                == Array(repeating: "https://players.example", count: 3) + ["https://https.example"]
        )
    }

    @Test func `links without an openURL action are left to the browser`() throws {
        let screen = Screen {
            if let url = URL(string: "https://link.example") { Link("Link", destination: url) }
            Text("See [that](https://text.example) and [this](players://1).")
        }
        try screen.find(.link).tap()
        let text = try #require(screen.findAll(.text).last)
        try text.followLink("that")
        #expect(screen.takeOpenedURLs().map(\.absoluteString) == ["https://link.example", "https://text.example"])
        #expect(throws: ScreenError.self) { try text.followLink("this") }
        #expect(throws: ScreenError.self) { try text.followLink("See ") }
    }

    @Test func `disabled links and links in buttons are not handled`() throws {
        let screen = Screen {
            VStack {
                if let url = URL(string: "players://2") { Link("Link", destination: url) }
                Button {
                } label: {
                    Text("A [link](players://3) in a button")
                }
            }
            .environment(
                \.openURL,
                OpenURLAction { [log] url in
                    log.urls.append(url.absoluteString)
                    return .handled
                }
            )
            .disabled(true)
        }
        #expect(throws: ScreenError.self) { try screen.find(.link).tap() }
        for text in screen.findAll(.text) {
            #expect(throws: ScreenError.self) { try text.followLink("link") }
        }
        #expect(log.urls.isEmpty)
    }
}
