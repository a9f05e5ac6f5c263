import EvergreenDocument
import Testing

@testable import EvergreenUI

/// Looks that are a class of the page each.
@MainActor
struct LookTests {
    private func styles(of view: some View, where matches: (ElementKind) -> Bool) -> [[StyleValue]] {
        let tree = ViewTree(view)
        tree.update()
        var found: [[StyleValue]] = []
        tree.document.root.visit { if matches($0.description.kind) { found.append($0.description.style) } }
        return found
    }

    private func isText(_ kind: ElementKind) -> Bool { if case .text = kind { true } else { false } }

    @Test func `an image has sharp pixels where the app says so`() {
        func style(_ image: Image) -> [[StyleValue]] {
            styles(of: image) { if case .image = $0 { true } else { false } }
        }
        #expect(style(Image(systemName: "leaf").interpolation(.none)) == [[.pixelated]])
        #expect(style(Image(systemName: "leaf").interpolation(.none).interpolation(.high)) == [[]])
    }

    @Test func `a pointer has an effect where the app says so`() {
        #expect(styles(of: Text("a").hoverEffect(.lift), where: isText) == [[.hoverEffect(.lift)]])
        #expect(styles(of: Text("a").hoverEffect(), where: isText) == [[.hoverEffect(.highlight)]])
        #expect(styles(of: Text("a").hoverEffect(.lift, isEnabled: false), where: isText) == [[]])
    }

    @Test func `glass is a pane behind the view, and gives way to a press if it is interactive`() {
        func shapes(_ glass: Glass) -> Int {
            styles(of: Text("a").glassEffect(glass)) { if case .shape = $0 { true } else { false } }.count
        }
        #expect(shapes(.identity) == 0)
        #expect(shapes(.regular) >= 1)
        #expect(shapes(.regular.tint(.mint)) == shapes(.regular) + 1)
        func isPressable(_ glass: Glass) -> Bool {
            styles(of: Text("a").glassEffect(glass)) { _ in true }.contains { $0.contains(.pressable) }
        }
        #expect(isPressable(.regular.interactive()))
        #expect(!isPressable(.regular))
        #expect(!isPressable(.identity.interactive()))
    }

    @Test func `a popover says what it is on a narrow screen`() {
        func style(_ adaptation: PresentationAdaptation) -> [[StyleValue]] {
            styles(
                of: Text("a").popover(isPresented: .constant(true)) {
                    Text("b").presentationCompactAdaptation(adaptation)
                }
            ) { if case .popover = $0 { true } else { false } }
        }
        #expect(style(.popover) == [[.compactAdaptation(.popover)]])
        #expect(style(.none) == [[.compactAdaptation(.popover)]])
        #expect(style(.fullScreenCover) == [[.compactAdaptation(.cover)]])
        #expect(style(.automatic) == [[]])
        #expect(style(.sheet) == [[]])
    }
}
