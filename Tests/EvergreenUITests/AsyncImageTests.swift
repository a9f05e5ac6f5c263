import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct AsyncImageTests {
    private struct Photo: View {
        @State private var name = "a"

        var body: some View {
            AsyncImage(url: URL(string: "https://example.org/\(name).png"), scale: 2) { image in
                image.resizable().scaledToFit().accessibilityLabel("photo")
            } placeholder: {
                Text("loading")
            }
            Button("Next") { name = "b" }
        }
    }

    @Test func `a placeholder is shown until the browser has loaded the image`() throws {
        let screen = Screen { Photo() }
        #expect(try screen.find(.asyncImage).value == "https://example.org/a.png")
        #expect(screen.texts.contains("loading"))
        try screen.find(.asyncImage).finishLoading()
        #expect(!screen.texts.contains("loading"))
        #expect(try screen.find(.image, "photo").value == "https://example.org/a.png")
    }

    @Test func `another URL is loaded again`() throws {
        let screen = Screen { Photo() }
        try screen.find(.asyncImage).finishLoading()
        try screen.find(.button).tap()
        #expect(screen.texts.contains("loading"))
        #expect(try screen.find(.asyncImage).value == "https://example.org/b.png")
    }

    @Test func `a loaded image rejects further browser events`() throws {
        let screen = Screen { Photo() }
        try screen.find(.asyncImage).finishLoading()
        #expect(throws: ScreenError.self) { try screen.find(.asyncImage).finishLoading() }
        #expect(throws: ScreenError.self) { try screen.find(.button).finishLoading() }
    }

    private struct Phases: View {
        let url: URL?

        var body: some View {
            AsyncImage(url: url) { phase in
                if phase.image != nil {
                    Text("image")
                } else if let error = phase.error {
                    Text(error.localizedDescription)
                } else {
                    Text("empty")
                }
            }
        }
    }

    @Test func `an image that fails to load is in the failure phase`() throws {
        let screen = Screen { Phases(url: URL(string: "https://example.org/a.png")) }
        #expect(screen.texts == ["empty"])
        try screen.find(.asyncImage).finishLoading(succeeds: false)
        #expect(screen.texts == ["The browser could not load an image from https://example.org/a.png."])
    }

    @Test(arguments: ["http://example.org/a.png", "file:///etc/passwd", "javascript:alert(1)"])
    func `a disallowed URL is never sent to the page`(address: String) throws {
        let screen = Screen { Phases(url: URL(string: address)) }
        #expect(try screen.find(.asyncImage).value == nil)
        #expect(screen.texts == ["Only https: and data: URLs can be loaded, not \(address)."])
    }

    @Test func `a nil URL loads nothing`() throws {
        let screen = Screen { Phases(url: nil) }
        #expect(try screen.find(.asyncImage).value == nil)
        #expect(screen.texts == ["empty"])
    }

    @Test func `a redacted image is not sent to the browser`() throws {
        let screen = Screen { Photo().redacted(reason: .placeholder) }
        try screen.find(.asyncImage).finishLoading()
        #expect(try screen.find(.image, "photo").value == nil)
    }
}
