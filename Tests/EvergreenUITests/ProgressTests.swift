import EvergreenDocument
import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct ProgressTests {
    private func progress(of view: some View) -> (fraction: Double?, style: [StyleValue]) {
        let tree = ViewTree(view)
        tree.update()
        var found: (Double?, [StyleValue]) = (nil, [])
        tree.document.root.visit { element in
            if case .progress(let fraction) = element.description.kind { found = (fraction, element.description.style) }
        }
        return found
    }

    @Test func `a progress view style's tint overrides the environment's`() {
        let red = StyleValue.tint(Color.red.paint)
        let blue = StyleValue.tint(Color.blue.paint)
        #expect(
            progress(of: ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))).style.contains(red)
        )
        #expect(progress(of: ProgressView().progressViewStyle(LinearProgressViewStyle(tint: .red))).style.contains(red))
        let tinted = ProgressView().progressViewStyle(LinearProgressViewStyle(tint: .red)).tint(.blue)
        #expect(progress(of: tinted).style.contains(red))
        let plain = ProgressView().progressViewStyle(.linear).tint(.blue)
        #expect(progress(of: plain).style.contains(blue))
    }

    @Test func `a Foundation Progress is shown and observed`() async throws {
        let work = Progress(totalUnitCount: 4)
        work.completedUnitCount = 1
        #expect(progress(of: ProgressView(work)).fraction == 0.25)
        #expect(progress(of: ProgressView(Progress(totalUnitCount: -1))).fraction == nil)
        let screen = Screen { ProgressView(work) }
        work.completedUnitCount = 4
        try await screen.wait { screen.findAll(.progress).first?.value == "1.0" }
    }
}
