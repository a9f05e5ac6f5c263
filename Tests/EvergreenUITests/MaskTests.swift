import EvergreenDocument
import EvergreenTesting
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

    private func kinds(of view: some View) -> [ElementKind] {
        var found: [ElementKind] = []
        ViewTree(view).document.root.visit { found.append($0.description.kind) }
        return found
    }

    @Test func `any views can mask a view, and are hidden from assistive technology`() throws {
        let masked = Text("A").mask(alignment: .bottom) {
            HStack { Circle() }
            Text("B")
        }
        let kinds = kinds(of: masked)
        let outer = try #require(kinds.firstIndex(of: .masked))
        let mask = try #require(kinds.firstIndex(of: .mask(.bottom)))
        #expect(outer < mask)
        #expect(kinds[mask...].contains(.text("B")))
        var hidden: [ElementKind] = []
        ViewTree(masked).document.root.visit { element in
            if element.description.attributes.notes.contains(.hidden) { hidden.append(element.description.kind) }
        }
        #expect(hidden.contains { if case .stack = $0 { true } else { false } } && hidden.contains(.text("B")))
        #expect(!hidden.contains(.text("A")))
    }

    @Test func `modified shapes, gradients and images mask as views`() {
        #expect(kinds(of: Text("A").mask { Circle().padding() }).contains(.mask(.center)))
        #expect(kinds(of: Text("A").mask { gradient.frame(height: 20) }).contains(.mask(.center)))
        #expect(kinds(of: Text("A").mask { Image(systemName: "star").padding() }).contains(.mask(.center)))
        #expect(!kinds(of: Text("A").mask { Image(systemName: "star") }).contains(.masked))
        #expect(!kinds(of: Text("A").mask { Capsule() }).contains(.masked))
    }

    @Test func `the state of a masked view lasts while its mask changes`() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        struct Page: View {
            @State private var isWide = false
            var body: some View {
                Counter().mask { Rectangle().frame(width: isWide ? 100 : 50) }
                Button("Widen") { isWide.toggle() }
            }
        }
        let screen = Screen { Page() }
        try screen.find(.button, "Count 0").tap()
        try screen.find(.button, "Widen").tap()
        _ = try screen.find(.button, "Count 1")
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
