import EvergreenDocument
import Testing

@testable import EvergreenWeb

@MainActor
struct TransitionTests {
    private func classes(_ traits: TransitionTraits) -> String {
        ElementHTML(id: ElementID(rawValue: 1), description: ElementDescription(.box, style: [.transition(traits)]))
            .html.classes.text
    }

    @Test func `a node has classes for insertion and removal`() {
        let traits = TransitionTraits(
            insertion: [.edge(.leading), .fade],
            removal: [.scale(0.5, anchorX: 0, anchorY: 1), .offset(x: 12.5, y: -3), .blur(8)]
        )
        let names = classes(traits).split(separator: " ")
        #expect(names.contains("enter-leading") && names.contains("enter-fade"))
        #expect(names.contains("leave-scale(0.5,0,1)") && names.contains("leave-offset(12.5,-3)"))
        #expect(names.contains("leave-blur(8)"))
    }

    @Test func `an empty transition phase is marked as none`() {
        let names = classes(TransitionTraits(insertion: [], removal: [.fade]))
        #expect(names.contains("enter-none") && names.contains("leave-fade"))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func `transition offsets are clamped`(distance: Double) {
        let names = classes(TransitionTraits(insertion: [.offset(x: distance, y: 0)], removal: []))
        #expect(names.contains("enter-offset(0,0)") || names.contains("enter-offset(100000,0)"))
    }

    @Test func `a transition part can have its own animation`() {
        let own = AnimationTraits(curve: .bezier(0.1, 0.2, 0.3, 0.4), duration: 0.35, delay: 0.1)
        let traits = TransitionTraits(
            insertion: [.fade, .animated(.edge(.top), own)],
            removal: [.animated(.offset(x: 1, y: 2), AnimationTraits(curve: .easeIn, duration: .infinity))]
        )
        let names = classes(traits.animated(nil)).split(separator: " ")
        #expect(names.contains("enter-fade@none"))
        #expect(names.contains("enter-top@350;100;cubic-bezier(0.1,0.2,0.3,0.4)"))
        #expect(names.contains("leave-offset(1,2)@0;0;ease-in"))
    }
}
