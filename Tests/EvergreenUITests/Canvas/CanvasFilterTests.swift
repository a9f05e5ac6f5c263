import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI

/// Filters and blend modes of a canvas.
@MainActor
struct CanvasFilterTests {
    private struct Missing: Error {}

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    private func graphics(
        of canvas: Canvas
    ) throws -> [Graphic] {
        var found: [Graphic]?
        ViewTree(canvas.frame(width: 100, height: 50)).document.root.visit { element in
            if case .drawing(let traits) = element.description.kind { found = traits.graphics }
        }
        guard let found else { throw Missing() }
        return found
    }

    private func graphics(_ draw: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void) throws -> [Graphic] {
        try graphics(of: Canvas(renderer: draw))
    }

    private func group(_ graphic: Graphic?) throws -> GroupGraphic {
        guard case .group(let group) = graphic else { throw Missing() }
        return group
    }

    private func path(_ graphic: Graphic?) throws -> PathGraphic {
        guard case .path(let path) = graphic else { throw Missing() }
        return path
    }

    private func effects(_ filters: GraphicsContext.Filter...) throws -> [GraphicEffect] {
        let graphics = try graphics { [square] context, _ in
            filters.forEach { context.addFilter($0) }
            context.fill(square, with: .color(.red))
        }
        return try group(graphics.first).effects
    }

    @Test func `each graphic is filtered and blended separately, and a layer as a whole`() throws {
        let graphics = try graphics { [square] context, _ in
            context.clip(to: square)
            context.addFilter(.blur(radius: 3))
            context.blendMode = .multiply
            context.opacity = 0.5
            context.fill(square, with: .color(.red))
            context.draw(Text(verbatim: "A"), at: .zero)
            context.drawLayer { layer in
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.red))
            }
        }
        #expect(graphics.count == 3)
        for graphic in graphics {
            let group = try group(graphic)
            #expect(group.effects == [.blur(radius: 3)] && group.blendMode == .multiply)
            #expect(group.clips.count == 1 && group.opacity == 0.5)
        }
        // The filtered graphic is opaque; opacity is applied afterwards.
        #expect(try path(group(graphics[0]).graphics.first).opacity == 1)
        // A layer's context starts without filters.
        #expect(try group(graphics[2]).graphics.count == 2)
        _ = try path(group(graphics[2]).graphics.first)
    }

    @Test func `the last added filter is applied first`() throws {
        let found = try effects(.alphaThreshold(min: 0.5, color: .blue), .blur(radius: 10))
        #expect(found == [.blur(radius: 10), .alphaThreshold(0.5...1, Color.blue.paint)])
    }

    @Test func `a copy of a context has its own filters and blend mode`() throws {
        let graphics = try graphics { [square] context, _ in
            var copy = context
            copy.addFilter(.grayscale(1))
            copy.blendMode = .screen
            copy.fill(square, with: .color(.red))
            context.fill(square, with: .color(red: 1, green: 0, blue: 0))
            context.fill(square, with: .color(white: 0.5))
        }
        #expect(try group(graphics.first).effects == [.colors(.saturation(0))])
        #expect(try group(graphics.first).blendMode == .screen)
        #expect(try path(graphics[1]).paint == .color(Color(red: 1, green: 0, blue: 0).paint))
        #expect(try path(graphics[2]).paint == .color(Color(white: 0.5).paint))
    }

    @Test func `graphics after a filtered graphic are drawn separately from it`() throws {
        let graphics = try graphics { [square] context, _ in
            context.clip(to: square)
            var copy = context
            copy.addFilter(.blur(radius: 3))
            copy.fill(square, with: .color(.red))
            context.fill(square, with: .color(.red))
            context.fill(square, with: .color(.red))
        }
        #expect(try graphics.map { try group($0).effects.count } == [1, 0])
        #expect(try group(graphics.last).graphics.count == 2)
    }

    @Test func `color filters are matrices`() throws {
        #expect(try effects(.colorMatrix(ColorMatrix())) == [.colors(ColorMatrix())])
        let neutral: [GraphicsContext.Filter] = [
            .saturation(1), .contrast(1), .brightness(0), .hueRotation(.zero), .colorInvert(0), .grayscale(0),
        ]
        for filter in neutral {
            guard case .colors(let matrix) = try effects(filter).first else { throw Missing() }
            for (factor, other) in zip(matrix.factors, ColorMatrix().factors) { #expect(abs(factor - other) < 0.0001) }
        }
        var inverted = ColorMatrix()
        (inverted.r1, inverted.g2, inverted.b3) = (-1, -1, -1)
        (inverted.r5, inverted.g5, inverted.b5) = (1, 1, 1)
        #expect(try effects(.colorInvert()) == [.colors(inverted)])
        #expect(try effects(.colorMultiply(.green)) == [.multiplication(Color.green.paint)])
    }

    @Test func `invalid parameters have no effect`() throws {
        #expect(
            try effects(.saturation(.nan), .brightness(.infinity)) == [.colors(ColorMatrix()), .colors(ColorMatrix())]
        )
        #expect(try effects(.blur(radius: .nan), .blur(radius: -1)) == [.blur(radius: 0), .blur(radius: 0)])
        #expect(
            try effects(.shadow(color: .red, radius: .infinity, x: .nan, y: -2))
                == [.shadow(Color.red.paint, radius: 0, x: 0, y: -2)]
        )
        for threshold in [GraphicsContext.Filter.alphaThreshold(min: .nan), .alphaThreshold(min: 0.6, max: 0.5)] {
            guard case .alphaThreshold(let range, _) = try effects(threshold).first else { throw Missing() }
            #expect(!range.contains(0) && !range.contains(0.55) && !range.contains(1))
        }
    }

    @Test func `rendering options don't change the graphics`() throws {
        let draw: @MainActor (inout GraphicsContext, CGSize) -> Void = { [square] context, _ in
            context.fill(square, with: .color(.red))
        }
        let canvas = Canvas(opaque: true, colorMode: .nonLinear, rendersAsynchronously: true, renderer: draw)
        #expect(canvas.isOpaque && canvas.colorMode == .nonLinear && canvas.rendersAsynchronously)
        #expect(try graphics(of: canvas) == (try graphics(draw)))
    }
}
