import Testing

@testable import EvergreenUI

@MainActor
struct MirroringTests {
    private func scales(_ view: some View) -> [Double] {
        var scales: [Double] = []
        ViewTree(view).document.root.visit { element in
            for case .scale(let x, _, _) in element.description.style { scales.append(x) }
        }
        return scales
    }

    @Test func `a view with flipsForRightToLeftLayoutDirection is mirrored in right-to-left layouts`() {
        let mirrored = Text("view").flipsForRightToLeftLayoutDirection(true)
        #expect(scales(mirrored.environment(\.layoutDirection, .rightToLeft)) == [-1])
        #expect(scales(mirrored.environment(\.layoutDirection, .leftToRight)) == [])
        let plain = Text("view").flipsForRightToLeftLayoutDirection(false)
        #expect(scales(plain.environment(\.layoutDirection, .rightToLeft)) == [])
    }
}
