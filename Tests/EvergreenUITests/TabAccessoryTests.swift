import EvergreenDocument
import EvergreenTesting
import Testing

@testable import EvergreenUI

/// The bottom accessory of a tab view.
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

    @Test func `a bottom accessory keeps its state across tabs`() throws {
        let screen = Screen { Tabs() }
        #expect(screen.texts.contains("First") && screen.texts.contains("expanded"))
        try screen.find(.button, "Played 0").tap()
        try screen.find(.tab, "Two").tap()
        #expect(screen.texts.contains("Second") && screen.texts.contains("Played 1"))
    }

    @Test func `a disabled accessory is removed`() throws {
        let screen = Screen { Tabs() }
        try screen.find(.tab, "Two").tap()
        try screen.find(.button, "Toggle").tap()
        #expect(!screen.texts.contains("Played 0") && screen.findAll(.tab).count == 2)
        try screen.find(.button, "Toggle").tap()
        #expect(screen.texts.contains("Played 0"))
    }

    @Test func `nested tab views have no accessory, and tab views in an accessory are not its tabs`() {
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

    @Test(arguments: [(TabBarMinimizeBehavior.onScrollDown, true), (.onScrollUp, false)])
    func `a tab view knows the direction in which its bar is minimized`(
        _ behavior: TabBarMinimizeBehavior,
        _ isForward: Bool
    ) {
        #expect(styles(behavior) == [.tabBarMinimization(isForward: isForward)])
        #expect(styles(.never).isEmpty && styles(.automatic).isEmpty)
    }

    private func styles(_ behavior: TabBarMinimizeBehavior) -> [StyleValue] {
        let tabs = TabView { Tab("One", systemImage: "star") { Text("First") } }.tabBarMinimizeBehavior(behavior)
        var styles: [StyleValue] = []
        ViewTree(tabs).document.root.visit { element in
            styles += element.description.style.filter { if case .tabBarMinimization = $0 { true } else { false } }
        }
        return styles
    }
}
