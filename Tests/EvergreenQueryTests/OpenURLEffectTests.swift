import EvergreenQuery
import EvergreenTesting
import Foundation
import Testing

@MainActor
struct OpenURLEffectTests {
    private struct Opener: View {
        let url: URL
        @State private var isOpened: Bool?

        var body: some View {
            Button("Open") {
                Task {
                    @Dependency(\.openURL) var openURL
                    isOpened = await openURL(url)
                }
            }
            Text(isOpened.map { "\($0)" } ?? "unknown")
        }
    }

    private func open(_ address: String) async throws -> (urls: [URL], text: String) {
        let url = try #require(URL(string: address))
        return try await withDependencies {
            $0.context = .live
        } operation: {
            let screen = Screen { Opener(url: url) }
            defer { screen.close() }
            try screen.find(.button, "Open").tap()
            try await screen.wait { !screen.texts.contains("unknown") }
            return (screen.takeOpenedURLs(), screen.texts.last ?? "")
        }
    }

    @Test func `a task started in a view's action opens URLs on its page`() async throws {
        let (urls, text) = try await open("https://example.com")
        #expect(urls.map(\.absoluteString) == ["https://example.com"])
        #expect(text == "true")
    }

    @Test func `a disallowed URL is not opened`() async throws {
        let (urls, text) = try await open("javascript:alert(1)")
        #expect(urls.isEmpty)
        #expect(text == "false")
    }

    @Test func `without a window, no URL is opened`() async throws {
        let url = try #require(URL(string: "https://example.com"))
        let isOpened = await withDependencies {
            $0.context = .live
        } operation: {
            @Dependency(\.openURL) var openURL
            return await openURL(url)
        }
        #expect(!isOpened)
    }
}
