import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct AnimationTests {
    private struct Panel: View {
        @State private var isOpen = false
        @State private var count = 0

        var body: some View {
            VStack {
                if isOpen { Text("open") }
                Text("\(count)").animation(.easeIn(duration: 0.1), value: count)
                Button("Toggle") { withAnimation(.linear(duration: 2)) { isOpen.toggle() } }
                Button("Toggle at once") { isOpen.toggle() }
                Button("Count") { count += 1 }
            }
        }
    }

    /// The animation of the update that a button triggers.
    private func animation(pressing title: String) throws -> AnimationTraits? {
        let tree = ViewTree(Panel())
        _ = tree.document.takePatches()
        try tree.tap(title)
        let patches = tree.document.takePatches()
        #expect(!patches.isEmpty)
        guard case .animate(let animation)? = patches.first else { return nil }
        return animation
    }

    @Test func `an update is animated if its changes are made with an animation`() throws {
        #expect(try animation(pressing: "Toggle") == AnimationTraits(curve: .linear, duration: 2))
        #expect(try animation(pressing: "Toggle at once") == nil)
    }

    @Test func `an update is animated if an observed value changed`() throws {
        #expect(try animation(pressing: "Count") == AnimationTraits(curve: .easeIn, duration: 0.1))
    }

    @Test func `withAnimation returns and rethrows, and nil disables animation in its body`() {
        struct Failure: Error {}
        #expect(withAnimation { 5 } == 5)
        #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
        withAnimation {
            #expect(Transaction.current.animation == .default)
            withAnimation(nil) { #expect(Transaction.current.animation == nil) }
        }
        #expect(Transaction.current.animation == nil)
    }

    @Test func `animations can be delayed and sped up`() {
        let animation = Animation.spring(duration: 1, bounce: 0.5).delay(2).speed(2)
        #expect(animation.traits == AnimationTraits(curve: .spring(bounce: 0.5), duration: 0.5, delay: 1))
        #expect(Animation.spring().traits.duration == 0.5)
    }

    @Test func `springs are defined by duration, response, or physical parameters`() {
        #expect(Animation.smooth(duration: 2) == .spring(duration: 2, bounce: 0))
        #expect(Animation.snappy(extraBounce: 0.1).traits.curve == .spring(bounce: 0.25))
        #expect(Animation.bouncy == .bouncy())
        #expect(
            Animation.spring(response: 0.3, dampingFraction: 1, blendDuration: 1) == .spring(duration: 0.3, bounce: 0)
        )
        let spring = Animation.interpolatingSpring(mass: 1, stiffness: 4 * .pi * .pi, damping: 2 * .pi).traits
        #expect(abs(spring.duration - 1) < 1e-9)
        guard case .spring(let bounce) = spring.curve else { return #expect(Bool(false), "a spring") }
        #expect(abs(bounce - 0.5) < 1e-9)
        #expect(Animation.interpolatingSpring(stiffness: 0, damping: 1) == .spring)
        #expect(Animation.interactiveSpring(duration: 0.2, extraBounce: 0.9).traits.curve == .spring(bounce: 1))
    }

    private func traits(_ transition: AnyTransition) -> TransitionTraits? {
        let tree = ViewTree(Text("a").transition(transition))
        guard case .transition(let traits)? = tree.document.root.children.first?.description.style.first else {
            return nil
        }
        return traits
    }

    @Test func `a transition describes insertion and removal`() throws {
        let both = traits(.move(edge: .top).combined(with: .opacity))
        #expect(both == TransitionTraits(insertion: [.edge(.top), .fade], removal: [.edge(.top), .fade]))
        #expect(traits(.slide) == TransitionTraits(insertion: [.edge(.leading)], removal: [.edge(.trailing)]))
        #expect(traits(.identity) == TransitionTraits(insertion: [], removal: []))
        #expect(traits(.push(from: .bottom))?.removal == [.edge(.top), .fade])
        #expect(traits(.offset(x: 5))?.insertion == [.offset(x: 5, y: 0)])
        #expect(traits(.scale(scale: 0.5, anchor: .top))?.removal == [.scale(0.5, anchorX: 0.5, anchorY: 0)])
    }

    @Test func `an asymmetric transition has separate insertion and removal`() {
        let traits = traits(.asymmetric(insertion: .opacity, removal: .move(edge: .trailing)))
        #expect(traits == TransitionTraits(insertion: [.fade], removal: [.edge(.trailing)]))
    }
}
