import EvergreenDocument
import EvergreenTesting
import Testing

@testable import EvergreenUI

/// What a tab view shows at its bottom.
@MainActor
struct TabAccessoryTests {
    private struct Player: View {
        @State private var count = 0
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement

        var body: some View {
            Button("Played \(count)") { count += 1 }
            Text(placement == .expanded ? "expanded" : "elsewhere")
        }
    }

    private struct Tabs: View {
        @State private var isEnabled = true

        var body: some View {
            TabView {
                Tab("One", systemImage: "star") { Text("First") }
                Tab("Two", systemImage: "leaf") {
                    Text("Second")
                    Button("Toggle") { isEnabled.toggle() }
                }
            }
            .tabViewBottomAccessory(isEnabled: isEnabled) { Player() }
            .tabBarMinimizeBehavior(.never)
        }
    }

    @Test func `an accessory stays, with its state, whichever tab is selected`() throws {
        let screen = Screen { Tabs() }
        #expect(screen.texts.contains("First") && screen.texts.contains("expanded"))
        try screen.find(.button, "Played 0").tap()
        try screen.find(.tab, "Two").tap()
        #expect(screen.texts.contains("Second") && screen.texts.contains("Played 1"))
    }

    @Test func `an accessory that is not enabled is gone`() throws {
        let screen = Screen { Tabs() }
        try screen.find(.tab, "Two").tap()
        try screen.find(.button, "Toggle").tap()
        #expect(!screen.texts.contains("Played 0") && screen.findAll(.tab).count == 2)
        try screen.find(.button, "Toggle").tap()
        #expect(screen.texts.contains("Played 0"))
    }

    @Test func `tab views inside have no accessory, and those in it are no tabs`() {
        let screen = Screen {
            TabView {
                Tab("Outer", systemImage: "star") {
                    TabView { Tab("Inner", systemImage: "leaf") { Text("Deep") } }
                }
            }
            .tabViewBottomAccessory {
                Text("once")
                TabView { Tab("Other", systemImage: "leaf") { Text("Aside") } }
            }
        }
        #expect(screen.texts.filter { $0 == "once" }.count == 1)
        #expect(screen.findAll(.tab).map(\.text) == ["Outer", "Inner", "Other"])
    }
}
