import EvergreenTesting
import Testing

@testable import EvergreenUI

/// Gradients in views. Their rendering is tested with the page.
@MainActor
struct GradientViewTests {
    private let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

    private var paint: GradientPaint { gradient._paint.paint }

    private func styles(_ content: some View) -> [StyleValue] {
        var found: [StyleValue] = []
        ViewTree(content).document.root.visit { found += $0.description.style }
        return found
    }

    private func shapes(_ content: some View) -> [ShapeTraits] {
        var found: [ShapeTraits] = []
        ViewTree(content).document.root.visit { element in
            if case .shape(let traits) = element.description.kind { found.append(traits) }
        }
        return found
    }

    @Test func `a gradient can be a view, a background and an overlay`() {
        let isThere = { (style: [StyleValue]) in style.contains(.gradient(self.paint)) }
        #expect(isThere(styles(gradient)))
        #expect(isThere(styles(Text("A").background(gradient))))
        #expect(isThere(styles(Text("A").overlay(gradient))))
        #expect(styles(gradient.ignoresSafeArea()).contains(.windowGradient(paint)))
        #expect(shapes(Text("A").background(gradient, in: Capsule())).first?.fillGradient == paint)
        #expect(shapes(Text("A").border(gradient, width: 3)).first?.strokeGradient == paint)
        #expect(shapes(Text("A").border(.red)).isEmpty)
    }

    @Test func `shapes are filled and stroked with a gradient`() {
        #expect(shapes(Circle().fill(gradient)).first?.fillGradient == paint)
        #expect(shapes(Circle().foregroundStyle(gradient)).first?.fillGradient == paint)
        let line = shapes(Circle().stroke(gradient, lineWidth: 4)).first
        #expect(line?.strokeGradient == paint && line?.fillGradient == nil && line?.fill == nil)
        #expect(shapes(Circle().stroke(lineWidth: 4).foregroundStyle(gradient)).first?.strokeGradient == paint)
        #expect(shapes(Circle().fill(.red)).first?.fill == Color.red.paint)
        #expect(shapes(Circle()).first?.fill == Color.primary.paint)
    }

    @Test func `texts have the gradient, and symbols its first color`() {
        #expect(styles(Text("A").foregroundStyle(gradient)) == [.textGradient(paint)])
        #expect(styles(VStack { Text("A") }.foregroundStyle(gradient)).contains(.textGradient(paint)))
        let red = styles(VStack { Text("A").foregroundStyle(.red) }.foregroundStyle(gradient))
        #expect(red.contains(.foreground(Color.red.paint)) && !red.contains(.textGradient(paint)))
        let symbol = Image(systemName: "leaf")
        #expect(styles(symbol.foregroundStyle(gradient)).contains(.foreground(Color.red.paint)))
        #expect(styles(symbol.foregroundStyle(Gradient(colors: []))).contains(.foreground(Color.clear.paint)))
    }

    @Test func `a changed gradient is one patch`() throws {
        struct Turning: View {
            @State private var isTurned = false
            var body: some View {
                Button("Turn") { isTurned.toggle() }
                LinearGradient(colors: [.red, .blue], startPoint: isTurned ? .bottom : .top, endPoint: .center)
            }
        }
        let screen = Screen { Turning() }
        _ = screen.takePatches()
        try screen.find(.button).tap()
        #expect(screen.takePatches() == 1)
    }
}
