@testable import EvergreenTesting
import Foundation
import Observation
import Testing

@testable import EvergreenUI

@MainActor
struct CanvasTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    private func traits(_ content: some View) throws -> DrawingTraits {
        var found: DrawingTraits?
        ViewTree(content).document.root.visit { element in
            if case .drawing(let traits) = element.description.kind { found = traits }
        }
        return try #require(found)
    }

    private func graphics(_ draw: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void) throws -> [Graphic] {
        try traits(Canvas(renderer: draw).frame(width: 100, height: 50)).graphics
    }

    private func path(_ graphic: Graphic?) throws -> PathGraphic {
        guard case .path(let path) = graphic else { throw Missing() }
        return path
    }

    private func text(_ graphic: Graphic?) throws -> TextGraphic {
        guard case .text(let text) = graphic else { throw Missing() }
        return text
    }

    private struct Missing: Error {}

    @Observable
    final class Model {
        var width: CGFloat = 10
    }

    @Test func `a canvas in a fixed frame draws for its size immediately`() throws {
        let traits = try traits(
            Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
                .frame(width: 100, height: 50)
        )
        #expect(traits.space == .points)
        #expect(
            traits.graphics == [
                .path(
                    PathGraphic(
                        Path(CGRect(x: 0, y: 0, width: 100, height: 50)).outline,
                        .fill(isEvenOdd: false),
                        paint: .color(Color.red.paint)
                    )
                )
            ]
        )
    }

    @Test func `a canvas draws for an estimated size, then for its measured size`() throws {
        let screen = Screen {
            Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground) }
        }
        let canvas = try screen.find(.shape)
        try canvas.measure(CGSize(width: 30, height: 20))
        guard case .drawing(let traits) = canvas.element.description.kind, case .measured(let space) = traits.space
        else {
            throw Missing()
        }
        #expect(space.width == 30 && !space.isStretched)
        #expect(try path(traits.graphics.first).outline == Path(CGRect(x: 0, y: 0, width: 30, height: 20)).outline)
    }

    @Test func `a canvas redraws when observed state changes`() throws {
        let model = Model()
        let screen = Screen {
            Canvas { context, _ in
                context.stroke(Path(CGRect(x: 0, y: 0, width: model.width, height: 1)), with: .color(.red))
            }
            .frame(width: 100, height: 50)
        }
        screen.takePatches()
        model.width = 20
        #expect(screen.takePatches() == 1)
        guard case .drawing(let traits) = try screen.find(.shape).element.description.kind else { throw Missing() }
        #expect(try path(traits.graphics.first).outline == Path(CGRect(x: 0, y: 0, width: 20, height: 1)).outline)
    }

    @Test func `transforms apply to later drawing and not to other copies`() throws {
        let graphics = try graphics { [square] context, _ in
            var copy = context
            copy.translateBy(x: 5, y: 6)
            copy.scaleBy(x: 2, y: 3)
            copy.fill(square, with: .color(.red))
            context.fill(square, with: .color(.blue))
            copy.rotate(by: .degrees(90))
            copy.opacity = 0.5
            copy.fill(square, with: .color(.green))
            context.concatenate(CGAffineTransform(translationX: 1, y: 0))
            context.fill(square, with: .color(.green))
        }
        #expect(graphics.count == 4)
        #expect(try path(graphics[0]).transform == GraphicTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
        #expect(try path(graphics[1]).transform == .identity)
        #expect(try path(graphics[1]).opacity == 1 && path(graphics[2]).opacity == 0.5)
        let turned = try path(graphics[2]).transform
        #expect(abs(turned.a) < 1e-9 && abs(turned.b - 3) < 1e-9 && abs(turned.c + 2) < 1e-9)
        #expect(try path(graphics[3]).transform.tx == 1)
    }

    @Test func `clips apply to a group of graphics`() throws {
        let graphics = try graphics { [square] context, _ in
            var inner = context
            inner.translateBy(x: 5, y: 0)
            inner.clip(to: square, style: FillStyle(eoFill: true))
            inner.fill(square, with: .color(.red))
            inner.fill(square, with: .color(.blue))
            #expect(inner.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
            inner.clip(to: Path(ellipseIn: CGRect(x: 2, y: 2, width: 4, height: 4)))
            inner.fill(square, with: .color(.green))
            inner.clip(to: Path())
            #expect(inner.clipBoundingRect.isEmpty)
            context.fill(square, with: .color(.red))
        }
        #expect(graphics.count == 3)
        guard case .group(let first) = graphics[0], case .group(let second) = graphics[1], case .path = graphics[2]
        else {
            throw Missing()
        }
        // The clip is in the canvas's coordinates at the time of clipping.
        #expect(first.clips == [GroupGraphic.Clip(square.offsetBy(dx: 5, dy: 0).outline, isEvenOdd: true)])
        #expect(first.graphics.count == 2 && second.clips.count == 2)
    }

    @Test func `a layer's opacity applies to the layer as a whole`() throws {
        let graphics = try graphics { [square] context, _ in
            context.opacity = 0.5
            context.translateBy(x: 1, y: 2)
            context.drawLayer { layer in
                layer.fill(square, with: .color(.red))
                layer.opacity = 0.3
                layer.fill(square, with: .color(.blue))
            }
        }
        guard case .group(let group) = graphics.first else { throw Missing() }
        #expect(group.opacity == 0.5 && group.clips.isEmpty)
        #expect(try path(group.graphics[0]).opacity == 1 && path(group.graphics[1]).opacity == 0.3)
        #expect(try path(group.graphics[0]).transform.ty == 2)
    }

    @Test func `texts use the canvas's font and color or their own`() throws {
        let view = Canvas { context, size in
            context.draw(Text(verbatim: "A"), at: CGPoint(x: 1, y: 2), anchor: .topLeading)
            context.draw(Text(verbatim: "B").foregroundStyle(.blue).bold(), at: .zero)
            var text = context.resolve(Text(verbatim: "C"))
            text.shading = .color(.orange)
            context.draw(text, in: CGRect(origin: .zero, size: size))
            context.draw(Text(verbatim: ""), at: .zero)
        }
        .font(.caption)
        .foregroundStyle(.red)
        .frame(width: 100, height: 50)
        let graphics = try traits(view).graphics
        #expect(graphics.count == 3)
        let first = try text(graphics[0])
        #expect(first.place == .at(GraphicPoint(x: 1, y: 2), anchor: StyleAnchor(x: 0, y: 0)))
        #expect(first.runs.first?.style.contains(.foreground(Color.red.paint)) == true)
        #expect(first.runs.first?.style.contains(.font(FontDescription(textStyle: .caption))) == true)
        #expect(try text(graphics[1]).runs.first?.style.contains(.foreground(Color.blue.paint)) == true)
        #expect(try text(graphics[2]).runs.first?.style.contains(.foreground(Color.orange.paint)) == true)
        #expect(try text(graphics[2]).place == .within(GraphicRect(x: 0, y: 0, width: 100, height: 50)))
    }

    @Test func `gradients use the canvas's coordinates, and styles the path's bounds`() throws {
        let gradient = Gradient(colors: [.red, .blue])
        let graphics = try graphics { [square] context, _ in
            context.fill(
                square,
                with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 0, y: 50))
            )
            context.fill(square, with: .radialGradient(gradient, center: .zero, startRadius: 1, endRadius: 9))
            context.fill(square, with: .conicGradient(gradient, center: .zero, angle: .degrees(90)))
            context.fill(square, with: .style(gradient))
        }
        let unit = GraphicRect(x: 0, y: 0, width: 1, height: 1)
        let paints = try graphics.map { try path($0).paint }
        for (paint, geometry) in zip(
            paints,
            [
                GradientPaint.Geometry.linear(from: StyleAnchor(x: 0, y: 0), to: StyleAnchor(x: 0, y: 50)),
                .radial(center: StyleAnchor(x: 0, y: 0), start: 1, end: 9),
                .angular(center: StyleAnchor(x: 0, y: 0), start: 90, end: 450),
            ]
        ) {
            guard case .gradient(let gradient, let rect) = paint else { throw Missing() }
            #expect(gradient.geometry == geometry && rect == unit)
        }
        guard case .gradient(_, let rect) = paints[3] else { throw Missing() }
        #expect(rect == GraphicRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `invisible graphics and non-finite numbers are not drawn`() throws {
        let graphics = try graphics { [square] context, _ in
            context.fill(Path(), with: .color(.red))
            context.draw(Text(verbatim: "A"), at: CGPoint(x: CGFloat.nan, y: 0))
            context.draw(Text(verbatim: "A"), in: .null)
            var scaled = context
            scaled.scaleBy(x: .infinity, y: 1)
            scaled.fill(square, with: .color(.red))
            scaled.draw(Text(verbatim: "A"), at: .zero)
            context.opacity = 0
            context.fill(square, with: .color(.red))
            context.drawLayer { $0.fill(square, with: .color(.red)) }
            context.opacity = .nan
            context.fill(square, with: .color(.red))
        }
        #expect(graphics.isEmpty)
    }
}
