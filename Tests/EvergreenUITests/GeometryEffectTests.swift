import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenTesting
@testable import EvergreenUI

@MainActor
struct GeometryEffectTests {
    private struct Shake: GeometryEffect {
        var animatableData: CGFloat

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 2), y: animatableData))
        }
    }

    private struct Half: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
        }
    }

    private struct Shaking: View {
        var animation: Animation?
        var ignores = false
        @State private var attempts = 0

        var body: some View {
            if ignores {
                Text("a").modifier(Shake(animatableData: CGFloat(attempts)).ignoredByLayout())
            } else {
                Text("a").modifier(Shake(animatableData: CGFloat(attempts)))
            }
            Button("Try") { withAnimation(animation) { attempts += 1 } }
        }
    }

    private func element(in tree: ViewTree) throws -> Element {
        var found: Element?
        tree.document.root.visit {
            if found == nil, case .geometry = $0.description.kind { found = $0 }
        }
        return try #require(found)
    }

    private func traits(in tree: ViewTree) throws -> GeometryTraits {
        guard case .geometry(let traits) = try element(in: tree).description.kind else { throw Missing() }
        return traits
    }

    private struct Missing: Error {}

    private func shift(_ x: Double, _ y: Double) -> StyleValue {
        .affine(AffineChange(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
    }

    @Test func `an effect that ignores the size is applied immediately`() throws {
        let tree = ViewTree(Text("a").modifier(Shake(animatableData: 2)))
        tree.update()
        guard case .affine(let change) = try element(in: tree).description.style.first else { throw Missing() }
        #expect(change.ty == 2)
    }

    @Test func `an effect that uses the size is applied once the size is measured`() throws {
        let tree = ViewTree(Text("a").modifier(Half()))
        tree.update()
        let element = try element(in: tree)
        #expect(element.description.style == [shift(0, 0)])
        let position = try #require(ElementMeasure.Position(x: 0, y: 0))
        let measure = try #require(ElementMeasure(width: 80, height: 20, position: position))
        try tree.handle(.measure([element.id: measure]), on: tree.document.root.id)
        tree.update()
        #expect(element.description.style == [shift(40, 0)])
    }

    @Test func `an animation is sampled at 60 steps per second, and anew for each change`() throws {
        let screen = Screen { Shaking(animation: .linear(duration: 0.5)) }
        #expect(try traits(in: screen.tree).course == nil)
        try screen.find(.button, "Try").tap()
        let course = try #require(try traits(in: screen.tree).course)
        #expect(course.changes.count == 31 && course.duration == 0.5)
        #expect(course.changes.first?.affine.ty == 0 && course.changes.last?.affine.ty == 1)
        let shifts = course.changes.map(\.affine.tx)
        #expect((shifts.max() ?? 0) > 9 && (shifts.min() ?? 0) < -9)
        guard case .affine(let change) = try element(in: screen.tree).description.style.first else { throw Missing() }
        #expect(change.ty == 1)
        try screen.find(.button, "Try").tap()
        let next = try #require(try traits(in: screen.tree).course)
        // It starts from the currently shown value.
        let first = try #require(next.changes.first?.affine.ty)
        #expect(next.number != course.number && first >= 0 && first < 1)
        #expect(next.changes.last?.affine.ty == 2)
    }

    @Test func `without an animation or with reduced motion, no samples are sent`() throws {
        let screen = Screen { Shaking(animation: nil) }
        try screen.find(.button, "Try").tap()
        #expect(try traits(in: screen.tree).course == nil)
        let still = Screen { Shaking(animation: .default) }
        var traits = still.tree.traits
        traits.reducesMotion = true
        still.tree.setTraits(traits)
        still.tree.update()
        try still.find(.button, "Try").tap()
        #expect(try self.traits(in: still.tree).course == nil)
    }

    @Test func `a repeating animation repeats from its start`() throws {
        let screen = Screen { Shaking(animation: .linear(duration: 1).repeatForever()) }
        try screen.find(.button, "Try").tap()
        let course = try #require(try traits(in: screen.tree).course)
        #expect(course.repetition == AnimationTraits.Repetition(count: nil, autoreverses: true, pause: 0))
        guard case .affine(let change) = try element(in: screen.tree).description.style.first else { throw Missing() }
        #expect(change.ty == 0)
    }

    @Test func `an effect with ignoredByLayout is marked as such`() throws {
        #expect(try traits(in: Screen { Shaking(ignores: true) }.tree).isEffectIgnored)
        #expect(try !traits(in: Screen { Shaking() }.tree).isEffectIgnored)
    }

    // MARK: Projections

    @Test func `an affine projection is sent as an affine transform`() throws {
        var transform = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(transform.isAffine && !transform.isIdentity && ProjectionTransform().isIdentity)
        #expect(transform.change.style == .affine(AffineChange(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)))
        transform.m13 = 0.001
        #expect(!transform.isAffine)
        guard case .projection = transform.change.style else { throw Missing() }
        transform.m11 = .nan
        #expect(transform.change == .identity)
    }

    @Test func `a projection's inverse restores points`() {
        var transform = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0.5, d: 3, tx: 5, ty: 6))
        (transform.m13, transform.m23, transform.m33) = (0.001, 0.002, 1.5)
        let point = CGPoint(x: 30, y: -7).applying(transform).applying(transform.inverted())
        #expect(abs(point.x - 30) < 1e-9 && abs(point.y + 7) < 1e-9)
        let both = transform.concatenating(transform.inverted())
        #expect(abs(both.m11 / both.m33 - 1) < 1e-9 && abs(both.m12 / both.m33) < 1e-9)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(!flat.invert() && flat.m22 == 1)
    }

    @Test func `concatenated projections are applied in order`() {
        let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
        let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 2))
    }
}
