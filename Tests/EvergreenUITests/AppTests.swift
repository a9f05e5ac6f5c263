import Observation
import Testing

@testable import EvergreenUI

@MainActor
struct AppTests {
    @Observable
    final class Shared {
        var title = "One"
    }

    private struct SharingApp: App {
        @State private var shared = Shared()
        @State private var count = 0

        var body: some Scene {
            WindowGroup("Windows") {
                Button("Shared \(count)") { count += 1 }
                Own()
            }
            .environment(shared)
        }
    }

    private struct Own: View {
        @Environment(Shared.self) private var shared
        @State private var count = 0
        var body: some View { Button("Own \(count) \(shared.title)") { count += 1 } }
    }

    private func title(of tree: ViewTree) -> String? {
        if case .window(let title, _) = tree.document.root.description.kind { title } else { nil }
    }

    @Test func `a window without a title has the name of the app`() {
        struct UntitledApp: App {
            var body: some Scene { WindowGroup { Text("Content") } }
        }
        let host = AppHost(UntitledApp(), name: "Notes")
        #expect(host.title == "Notes")
        #expect(title(of: host.openWindow()) == "Notes")
        #expect(title(of: AppHost(SharingApp(), name: "Notes").openWindow()) == "Windows")
    }

    @Test func `windows have their own state and share their app's state`() throws {
        let host = AppHost(SharingApp())
        #expect(host.title == "Windows")
        let first = host.openWindow()
        let second = host.openWindow()
        try first.tap("Own 0 One")
        #expect(first.document.root.texts == ["Shared 0", "Own 1 One"])
        #expect(second.document.root.texts == ["Shared 0", "Own 0 One"])
    }

    @Test func `an app releases a closed window's storage`() {
        final class Probe {}
        let host = AppHost(SharingApp())
        weak var probe: Probe?
        func open() -> ViewTree {
            let made = Probe()
            probe = made
            return host.openWindow(WindowStart { _ in _ = made })
        }
        let tree = open()
        #expect(probe != nil)
        tree.close()
        #expect(probe == nil)
    }

    @Test func `a change to an app's state updates all windows`() async throws {
        let host = AppHost(SharingApp())
        let first = host.openWindow()
        let second = host.openWindow()
        try first.tap("Shared 0")
        for tree in [first, second] {
            // The other window is notified in a later turn of the main actor.
            for _ in 0..<1_000_000 where !tree.document.root.texts.contains("Shared 1") {
                await Task.yield()
                tree.update()
            }
            #expect(tree.document.root.texts.contains("Shared 1"))
        }
    }

    @Test func `an update is requested once until it has been performed`() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let tree = ViewTree(Counter())
        var requests = 0
        tree.onNeedsUpdate = { requests += 1 }
        let id = try #require(tree.document.root.children.first?.id)
        try tree.handle(.tap, on: id)
        try tree.handle(.tap, on: id)
        #expect(requests == 1)
        tree.update()
        try tree.handle(.tap, on: id)
        #expect(requests == 2)
    }

    @Test func `one changed text is one patch`() throws {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View {
                HStack {
                    Text("\(name): \(count)")
                    Button("Count") { count += 1 }
                }
            }
        }
        let tree = ViewTree(List(0..<1000) { Counter(name: "Row \($0)") })
        _ = tree.document.takePatches()
        var button: Element?
        tree.document.root.visit { element in
            if case .button = element.description.kind { button = element }
        }
        try tree.handle(.tap, on: #require(button).id)
        tree.update()
        let patches = tree.document.takePatches()
        #expect(patches.count == 1)
        guard case .set(_, _, let description)? = patches.first else {
            throw ElementEventError.unknownElement(tree.document.root.id)
        }
        // The last mounted row: a long list mounts its first 20 rows.
        #expect(description.kind == .text("Row 19: 1"))
    }
}
