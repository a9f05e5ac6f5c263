import EvergreenDocument
import Testing

@testable import EvergreenUI

@MainActor
struct MaskTests {
    private func styles(of view: some View) -> [[StyleValue]] {
        var found: [[StyleValue]] = []
        ViewTree(view).document.root.visit { found.append($0.description.style) }
        return found
    }

    private let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

    @Test func `a gradient masked by text paints the text`() throws {
        let style = try #require(styles(of: gradient.mask(alignment: .topLeading) { Text("A") }).last)
        #expect(style.contains(.paintedText))
        let frame = try #require(
            style.firstIndex { if case .frame(let frame) = $0 { frame.maxWidth == .infinity } else { false } }
        )
        let paint = try #require(style.firstIndex(of: .gradient(gradient._paint.paint)))
        // It fills the space around the text.
        #expect(frame < paint)
    }

    @Test func `shapes and gradients can mask any view`() {
        #expect(styles(of: Text("A").mask { Capsule() }).contains { $0.contains(.clip(.capsule)) })
        #expect(styles(of: gradient.mask { gradient }).contains { $0.contains(.mask(gradient._paint.paint)) })
    }

    private func masks(of view: some View) -> [ImageMask] {
        styles(of: view).joined().compactMap { if case .imageMask(let mask) = $0 { mask } else { nil } }
    }

    @Test func `images can mask any view, with the font and scale around it`() {
        let star = ImageSource.symbol(name: "star.fill", isDecorative: false)
        let symbol = Color.red.mask(alignment: .top) { Image(systemName: "star") }
            .font(.title).imageScale(.large).symbolVariant(.fill)
        let expected = ImageMask(
            source: star,
            fit: nil,
            alignment: .top,
            font: Font.title.description,
            scale: .large
        )
        #expect(masks(of: symbol) == [expected])
        let resized = Text("A").mask { Image(systemName: "star.fill").resizable().scaledToFit() }
        #expect(masks(of: resized).map(\.source) == [star])
        #expect(masks(of: resized).map(\.fit) == [.fit])
    }
}
