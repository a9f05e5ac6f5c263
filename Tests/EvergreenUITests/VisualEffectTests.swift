import EvergreenDocument
import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct VisualEffectTests {
    private func element(_ tree: ViewTree, where matches: (Element) -> Bool) throws -> Element {
        var found: Element?
        tree.document.root.visit { if found == nil, matches($0) { found = $0 } }
        return try #require(found)
    }

    private func measured(_ tree: ViewTree) throws -> Element {
        try element(tree) { if case .geometry = $0.description.kind { true } else { false } }
    }

    // MARK: Geometry

    @Test func `a visual effect uses the geometry once it is measured`() throws {
        let tree = ViewTree(
            Text("card").visualEffect { content, proxy in
                content.offset(x: proxy.size.width / 2).opacity(proxy.frame(in: .global).minY > 100 ? 0.5 : 1)
            }
        )
        tree.update()
        #expect(try measured(tree).description.style == [])
        let position = try #require(ElementMeasure.Position(x: 0, y: 120))
        let measure = try #require(ElementMeasure(width: 40, height: 20, position: position))
        try tree.handle(.measure([measured(tree).id: measure]), on: tree.document.root.id)
        tree.update()
        #expect(try measured(tree).description.style == [.offset(x: 20, y: 0), .opacity(0.5)])
    }

    @Test func `a visual effect requests its position in the enclosing scroll view`() throws {
        let tree = ViewTree(
            ScrollView(.horizontal) {
                Text("card").visualEffect { content, proxy in
                    content.offset(
                        x: proxy.frame(in: .scrollView).minX + proxy.frame(in: .scrollView(axis: .vertical)).minX
                    )
                }
            }
        )
        tree.update()
        let scrollView = try element(tree) { if case .scroll = $0.description.kind { true } else { false } }
        guard case .geometry(let traits) = try measured(tree).description.kind else { return }
        // There is no vertical scroll view, so this is the position in the page.
        #expect(traits.form == .effect)
        #expect(traits.spaces == [scrollView.id])
        #expect(traits.isPositionObserved)
    }

    @Test func `each visual effect is a style of the view`() {
        let effect = EmptyVisualEffect().offset(CGSize(width: 1, height: 2)).scaleEffect(2).scaleEffect(
            CGSize(width: 1, height: 3)
        )
        .rotationEffect(.degrees(5)).rotation3DEffect(.degrees(6), axis: (x: 1, y: 0, z: 0)).blur(radius: 1)
        .grayscale(0.1).saturation(0.2).contrast(0.3).brightness(0.4).hueRotation(.degrees(7))
        #expect(
            effect._effects.style == [
                .offset(x: 1, y: 2), .scale(x: 2, y: 2, anchor: .center), .scale(x: 1, y: 3, anchor: .center),
                .rotation(degrees: 5, anchor: .center), .rotation3D(SpaceRotation(degrees: 6, x: 1, y: 0, z: 0)),
                .filter(.blur(1)), .filter(.grayscale(0.1)), .filter(.saturation(0.2)), .filter(.contrast(0.3)),
                .filter(.brightness(0.4)), .filter(.hueRotation(degrees: 7)),
            ]
        )
    }

    // MARK: Scroll transitions

    private func transition(of view: some View) throws -> ScrollTransitionTraits {
        let tree = ViewTree(view)
        tree.update()
        let text = try element(tree) { $0.description.kind == .text("card") }
        for case .scrollTransition(let traits) in text.description.style { return traits }
        throw ScreenshotError.none
    }

    private enum ScreenshotError: Error { case none }

    @Test func `a scroll transition has effects for three phases`() throws {
        let traits = try transition(
            of: Text("card").scrollTransition(axis: .horizontal) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 10)
            }
        )
        #expect(traits.before == [.opacity(0), .offset(x: -10, y: 0)])
        #expect(traits.identity == [.opacity(1), .offset(x: 0, y: 0)])
        #expect(traits.after == [.opacity(0), .offset(x: 10, y: 0)])
        #expect(traits.axis == .horizontal)
        #expect(traits.start == .interactive(visible: 1, .bezier(0.42, 0, 0.58, 1)))
    }

    @Test func `each edge of a scroll transition has its own configuration`() throws {
        let traits = try transition(
            of: Text("card").scrollTransition(
                topLeading: .identity,
                bottomTrailing: .animated(.linear(duration: 2)).threshold(.visible(0.9))
            ) { content, phase in
                content.blur(radius: phase.isIdentity ? 0 : 4)
            }
        )
        #expect(traits.axis == nil)
        #expect(traits.start == .none)
        #expect(traits.end == .animated(visible: 0.9, AnimationTraits(curve: .linear, duration: 2)))
        let centered = ScrollTransitionConfiguration.interactive(timingCurve: .linear).threshold(.centered)
        #expect(centered.way == .interactive(visible: 2, .bezier(0, 0, 1, 1)))
    }

    // MARK: Margins and the keyboard

    @Test func `content margins apply to a scroll view and not to nested ones`() throws {
        let tree = ViewTree(
            ScrollView { ScrollView(.horizontal) { Text("card") } }
                .contentMargins(.horizontal, 20)
                .contentMargins(.top, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        )
        tree.update()
        var styles: [[StyleValue]] = []
        tree.document.root.visit { if case .scroll = $0.description.kind { styles.append($0.description.style) } }
        #expect(styles == [[.contentMargins(top: 1, leading: 20, bottom: nil, trailing: 20)], []])
    }

    @Test func `scrolling dismisses the keyboard where enabled`() throws {
        func style(_ mode: ScrollDismissesKeyboardMode) throws -> [StyleValue] {
            let tree = ViewTree(List { Text("card") }.scrollDismissesKeyboard(mode))
            tree.update()
            return try element(tree) { $0.description.kind == .list }.description.style
        }
        #expect(try style(.immediately) == [.keyboardDismissal])
        #expect(try style(.interactively) == [.keyboardDismissal])
        #expect(try style(.never) == [])
        #expect(try style(.automatic) == [])
    }
}
