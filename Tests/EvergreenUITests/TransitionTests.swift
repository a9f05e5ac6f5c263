import Testing

@testable import EvergreenUI

@MainActor
struct TransitionTests {
    private struct Spin: Transition {
        var degrees = 90.0

        func body(content: Content, phase: TransitionPhase) -> some View {
            content.rotationEffect(.degrees(phase.value * degrees), anchor: .top).opacity(phase.isIdentity ? 1 : 0.25)
        }
    }

    private struct Shift: ViewModifier {
        let distance: CGFloat

        func body(content: Content) -> some View { content.offset(x: distance).scaleEffect(x: distance == 0 ? 1 : 2) }
    }

    private struct Modified: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            if phase == .willAppear {
                content.modifier(Shift(distance: 10))
            } else {
                content.blur(radius: phase.isIdentity ? 0 : 6)
            }
        }
    }

    private func traits(_ transition: some Transition) -> TransitionTraits { AnyTransition(transition).traits }

    @Test func `symbol effects fade and scale in the direction of the effect`() {
        func motions(_ transition: AnyTransition) -> [TransitionMotion] { transition.traits.insertion }
        let small: [TransitionMotion] = [.fade, .scale(0.5, anchorX: 0.5, anchorY: 0.5)]
        let large: [TransitionMotion] = [.fade, .scale(1.5, anchorX: 0.5, anchorY: 0.5)]
        #expect(motions(.symbolEffect) == small)
        #expect(motions(.symbolEffect(.appear)) == small)
        #expect(motions(.symbolEffect(.appear.down)) == large)
        #expect(motions(.symbolEffect(.disappear.up.byLayer)) == large)
        #expect(AnyTransition.symbolEffect(.disappear).traits.removal == small)
    }

    @Test func `differences between transition phases are animated`() {
        let traits = traits(Spin())
        #expect(traits.insertion == [.opacity(0.25), .rotation(degrees: -90, anchorX: 0.5, anchorY: 0)])
        #expect(traits.removal == [.opacity(0.25), .rotation(degrees: 90, anchorX: 0.5, anchorY: 0)])
    }

    @Test func `effects of modifiers and branches apply, and scale nested offsets`() {
        let traits = traits(Modified())
        #expect(
            traits.insertion == [.offset(x: 20, y: 0), .stretch(x: 2, y: 1, anchorX: 0.5, anchorY: 0.5)]
        )
        #expect(traits.removal == [.blur(6)])
    }

    @Test func `transitions are combined, and can be asymmetric`() {
        let combined = traits(Spin().combined(with: .move(edge: .top)))
        #expect(combined.insertion.last == .edge(.top) && combined.insertion.count == 3)
        let asymmetric = traits(AsymmetricTransition(insertion: OpacityTransition(), removal: Spin()))
        #expect(asymmetric.insertion == [.fade])
        #expect(asymmetric.removal.count == 2)
        let any = AnyTransition.modifier(active: Shift(distance: 5), identity: Shift(distance: 0)).traits
        #expect(any.insertion == any.removal && any.insertion.first == .offset(x: 10, y: 0))
    }

    @Test func `built-in transitions are also available as types`() {
        #expect(traits(.identity) == AnyTransition.identity.traits)
        #expect(traits(.opacity) == AnyTransition.opacity.traits)
        #expect(traits(.slide) == AnyTransition.slide.traits)
        #expect(traits(.scale) == AnyTransition.scale.traits)
        #expect(traits(.scale(0.5, anchor: .top)) == AnyTransition.scale(scale: 0.5, anchor: .top).traits)
        #expect(traits(.push(from: .leading)) == AnyTransition.push(from: .leading).traits)
        #expect(traits(.offset(x: 4)) == AnyTransition.offset(x: 4).traits)
        #expect(traits(.blurReplace) == AnyTransition.blurReplace.traits)
    }

    @Test func `the identity phase applies while the view is mounted`() throws {
        struct Framed: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.opacity(phase.isIdentity ? 0.75 : 0)
            }
        }
        let tree = ViewTree(Text("view").transition(Framed()))
        var styles: [StyleValue] = []
        tree.document.root.visit { styles += $0.description.style }
        #expect(styles.contains(.opacity(0.75)))
        #expect(styles.contains(.transition(TransitionTraits(insertion: [.fade], removal: [.fade]))))
    }
}
