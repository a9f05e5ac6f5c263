import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI

/// Shadows of shape styles.
@MainActor
struct ShadowStyleTests {
    private struct Missing: Error {}

    private let shadow = StyleValue.shadow(Color.red.paint, radius: 2, x: 1, y: 3)
    private let effect = GraphicEffect.shadow(Color.red.paint, radius: 2, x: 1, y: 3)
    private let style = ShadowStyle.drop(color: .red, radius: 2, x: 1, y: 3)

    private struct Ink: ShapeStyle {
        var shadow: ShadowStyle
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.blue.shadow(shadow) }
    }

    /// A style that resolves to itself.
    private struct Endless: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
            AnyShapeStyle(Endless().shadow(.drop(radius: 1)))
        }
    }

    private func descriptions(of view: some View) -> [ElementDescription] {
        var found: [ElementDescription] = []
        ViewTree(view).document.root.visit { found.append($0.description) }
        return found
    }

    private func styles(of view: some View) -> [StyleValue] { descriptions(of: view).flatMap(\.style) }

    private func graphics(of view: some View) throws -> [Graphic] {
        for description in descriptions(of: view) {
            if case .drawing(let traits) = description.kind { return traits.graphics }
        }
        throw Missing()
    }

    @Test func `texts and symbols have their style's shadow`() {
        let foreground = StyleValue.foreground(Color.blue.paint)
        for found in [
            styles(of: Text("a").foregroundStyle(.blue.shadow(style))),
            styles(of: VStack { Text("a") }.foregroundStyle(.blue.shadow(style))),
            styles(of: Image(systemName: "star").foregroundStyle(.blue.shadow(style))),
            styles(of: Text("a").foregroundStyle(Ink(shadow: style))),
        ] {
            #expect(found.contains(foreground))
            #expect(found.filter { $0 == shadow }.count == 1)
        }
        #expect(!styles(of: Image("photo").foregroundStyle(.blue.shadow(style))).contains(shadow))
    }

    @Test func `shapes have inner shadows, which are part of the drawing`() throws {
        let inner = ShadowStyle.inner(color: .red, radius: 2, x: 1, y: 3)
        let effect = GraphicEffect.innerShadow(Color.red.paint, radius: 2, x: 1, y: 3)
        for view in [
            AnyView(Circle().fill(.blue.shadow(inner))), AnyView(Circle().foregroundStyle(.blue.shadow(inner))),
            AnyView(Text("a").background(.blue.shadow(inner), in: Capsule())),
        ] {
            let graphics = try graphics(of: view)
            guard graphics.count == 1, case .group(let group) = graphics[0] else { throw Missing() }
            #expect(group.effects == [effect])
        }
        let both = Circle().fill(.blue.shadow(inner).shadow(style))
        guard case .group(let group)? = try graphics(of: both).first else { throw Missing() }
        #expect(group.effects == [effect] && styles(of: both).contains(shadow))
        #expect(!styles(of: Text("a").foregroundStyle(.blue.shadow(inner))).contains(shadow))
    }

    @Test func `a text with a gradient has a shadow`() {
        let found = styles(of: Text("a").foregroundStyle(Gradient(colors: [.red, .blue]).shadow(style)))
        #expect(found.contains(shadow))
        #expect(found.contains { if case .textGradient = $0 { true } else { false } })
    }

    @Test func `several shadows are applied in order`() {
        let other = ShadowStyle.drop(color: .green, radius: 5)
        let found = styles(of: Text("a").foregroundStyle(.blue.shadow(style).shadow(other)))
        let shadows = found.filter { if case .shadow = $0 { true } else { false } }
        #expect(shadows == [shadow, other.value])
    }

    @Test func `a shape has its single layer's shadow, or one per layer`() throws {
        let one = Circle().fill(.blue.shadow(style))
        #expect(styles(of: one).contains(shadow))
        #expect(descriptions(of: one).contains { if case .shape = $0.kind { true } else { false } })
        #expect(styles(of: VStack { Circle() }.foregroundStyle(.blue.shadow(style))).contains(shadow))
        let two = Circle().fill(.blue.shadow(style)).stroke(.green, lineWidth: 2).frame(width: 10, height: 10)
        #expect(!styles(of: two).contains(shadow))
        let graphics = try graphics(of: two)
        guard graphics.count == 2, case .group(let group) = graphics[0], case .path = graphics[1] else {
            throw Missing()
        }
        #expect(group.effects == [effect])
    }

    @Test func `backgrounds, borders and group boxes have their style's shadow`() {
        let background = styles(of: Text("a").background(.blue.shadow(style)))
        #expect(background.contains(.background(Color.blue.paint)) && background.contains(shadow))
        #expect(styles(of: Text("a").overlay(.blue.shadow(style))).contains(shadow))
        #expect(styles(of: Text("a").background(.blue.shadow(style), in: Capsule())).contains(shadow))
        #expect(styles(of: Text("a").border(.blue.shadow(style))).contains(shadow))
        #expect(styles(of: GroupBox { Text("a") }.backgroundStyle(.blue.shadow(style))).contains(shadow))
    }

    @Test func `a hierarchical style has its level's shadow`() {
        let view = VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.blue, .green.shadow(style))
        #expect(styles(of: view).contains(shadow) && styles(of: view).contains(.foreground(Color.green.paint)))
        let own = VStack { Text("a").foregroundStyle(.secondary.shadow(style)) }.foregroundStyle(.blue, .green)
        #expect(styles(of: own).contains(shadow) && styles(of: own).contains(.foreground(Color.green.paint)))
    }

    @Test func `a style's opacity applies to its shadow`() {
        let found = styles(of: Text("a").foregroundStyle(AnyShapeStyle(.blue.shadow(style)).opacity(0.5)))
        #expect(found.contains(.foreground(Color.blue.opacity(0.5).paint)))
        #expect(found.contains(.shadow(Color.red.opacity(0.5).paint, radius: 2, x: 1, y: 3)))
    }

    @Test func `graphics in a canvas have their style's shadow`() throws {
        let style = style
        let canvas = Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .style(.blue.shadow(style)))
            context.draw(Text(verbatim: "a").foregroundStyle(.blue.shadow(style)), at: .zero)
            var text = context.resolve(Text(verbatim: "b"))
            text.shading = .style(.blue.shadow(style))
            context.draw(text, at: .zero)
            context.draw(Text(verbatim: "c"), at: .zero)
        }
        let graphics = try graphics(of: canvas.frame(width: 10, height: 10))
        #expect(graphics.count == 4)
        for graphic in graphics.prefix(3) {
            guard case .group(let group) = graphic else { throw Missing() }
            #expect(group.effects == [effect])
            guard case .text(let text) = group.graphics.first else { continue }
            #expect(!text.runs.flatMap(\.style).contains(shadow))
        }
        guard case .text = graphics[3] else { throw Missing() }
    }

    @Test func `recursive styles and non-finite numbers are rendered safely`() {
        #expect(styles(of: Text("a").foregroundStyle(Endless())).contains(.foreground(Color.clear.paint)))
        let hostile = ShadowStyle.drop(color: .red, radius: .infinity, x: .nan, y: -.infinity)
        #expect(hostile.value == .shadow(Color.red.paint, radius: 0, x: 0, y: 0))
        #expect(styles(of: Text("a").background(.blue).tint(.green.shadow(style))).contains(shadow) == false)
    }
}
