import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct AnyLayoutTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    private struct Switching: View {
        static let layouts = [
            AnyLayout(HStackLayout(alignment: .top, spacing: 4)), AnyLayout(VStackLayout(alignment: .leading)),
            AnyLayout(ZStackLayout(alignment: .bottom)), AnyLayout(GridLayout(horizontalSpacing: 2)),
        ]
        @State private var number = 0

        var body: some View {
            Button("Next") { number = (number + 1) % Self.layouts.count }
            let layout = Self.layouts[number]
            layout {
                Counter()
                Text("beside")
            }
        }
    }

    /// The kinds of the elements in a window.
    private func kinds(_ view: some View) -> [ElementKind] {
        var kinds: [ElementKind] = []
        ViewTree(view).document.root.visit { kinds.append($0.description.kind) }
        return kinds
    }

    @Test func `views keep their state when the layout changes`() throws {
        let screen = Screen { Switching() }
        try screen.find(.button, "Count 0").tap()
        for _ in Switching.layouts {
            try screen.find(.button, "Next").tap()
            #expect(screen.texts == ["Next", "Count 1", "beside"])
        }
    }

    @Test func `changing the layout updates one element and creates none`() throws {
        let screen = Screen { Switching() }
        screen.takePatches()
        try screen.find(.button, "Next").tap()
        #expect(screen.takePatches() == 1)
    }

    @Test func `a layout renders as its stack or grid does`() {
        #expect(
            kinds(HStack(alignment: .top, spacing: 3) { Text("a") })
                == kinds(HStackLayout(alignment: .top, spacing: 3) { Text("a") })
        )
        #expect(
            kinds(VStack(alignment: .trailing, spacing: 3) { Text("a") })
                == kinds(AnyLayout(VStackLayout(alignment: .trailing, spacing: 3)) { Text("a") })
        )
        #expect(
            kinds(ZStack(alignment: .topLeading) { Text("a") })
                == kinds(ZStackLayout(alignment: .topLeading) { Text("a") })
        )
        #expect(
            kinds(Grid(alignment: .top, horizontalSpacing: 3, verticalSpacing: 4) { GridRow { Text("a") } })
                == kinds(
                    GridLayout(alignment: .top, horizontalSpacing: 3, verticalSpacing: 4) { GridRow { Text("a") } }
                )
        )
    }
}
