import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI

/// Images and symbols in a canvas.
@MainActor
struct CanvasImageTests {
    private struct Missing: Error {}

    private func graphics(
        _ draw: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void
    ) throws -> [Graphic] {
        var found: [Graphic]?
        let canvas = Canvas(renderer: draw).frame(width: 100, height: 50).font(.title).foregroundStyle(.green)
        ViewTree(canvas).document.root.visit { element in
            if case .drawing(let traits) = element.description.kind { found = traits.graphics }
        }
        guard let found else { throw Missing() }
        return found
    }

    private func image(_ graphic: Graphic?) throws -> ImageGraphic {
        guard case .image(let image) = graphic else { throw Missing() }
        return image
    }

    @Test func `a symbol uses the canvas's font and color, or its own color`() throws {
        let graphics = try graphics { context, _ in
            context.opacity = 0.5
            context.translateBy(x: 3, y: 4)
            context.draw(Image(systemName: "star"), at: CGPoint(x: 10, y: 20), anchor: .topLeading)
            var star = context.resolve(Image(systemName: "star"))
            star.shading = .color(.red)
            context.draw(star, in: CGRect(x: 0, y: 0, width: 8, height: 9))
        }
        let (first, second) = (try image(graphics.first), try image(graphics.last))
        #expect(first.place == .at(GraphicPoint(x: 10, y: 20), anchor: StyleAnchor(x: 0, y: 0)))
        #expect(first.opacity == 0.5 && first.transform.tx == 3)
        #expect(first.style.contains(.font(Font.title.description)))
        #expect(first.style.contains(.foreground(Color.green.paint)))
        #expect(second.place == .within(GraphicRect(x: 0, y: 0, width: 8, height: 9)))
        #expect(second.style.contains(.foreground(Color.red.paint)))
    }

    @Test func `images without a size or position are not drawn`() throws {
        let graphics = try graphics { context, _ in
            context.draw(Image(systemName: "star"), at: CGPoint(x: CGFloat.nan, y: 0))
            context.draw(Image(systemName: "star"), in: .null)
            context.opacity = 0
            context.draw(Image(systemName: "star"), at: .zero)
        }
        #expect(graphics.isEmpty)
    }
}
