import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI

/// Window groups at paths.
@MainActor
struct WindowGroupTests {
    private struct SeveralApp: App {
        @State private var isOpen = true

        var body: some Scene {
            WindowGroup("Main") {
                Text("Main")
                Link("To settings", destination: settings)
                Link("Here", destination: here)
            }
            WindowGroup("Settings", id: "settings") { Settings() }
                .notFound { Text("No such setting").navigationTitle("Nothing") }
            Inner()
        }

        private var settings: URL { URL(string: "/settings/sound") ?? URL(filePath: "/") }
        private var here: URL { URL(string: "/somewhere") ?? URL(filePath: "/") }
    }

    private struct Inner: Scene {
        var body: some Scene {
            WindowGroup(id: "settings/admin") { Text("Admin") }
            WindowGroup(id: "about") { Text("About") }
            Window("Credits", id: "credits") { Text("Thanks") }
        }
    }

    private struct Settings: View {
        @State private var part = "general"

        var body: some View {
            NavigationStack {
                Text("Settings").navigationDestination(for: Int.self, address: "number") { Text("Number \($0)") }
            }
        }
    }

    private func open(_ address: String) throws -> ViewTree {
        AppHost(SeveralApp(), name: "App").openWindow(WindowStart(address: try WindowAddress(text: address)))
    }

    private func title(of tree: ViewTree) -> String? {
        if case .window(let title, _) = tree.document.root.description.kind { title } else { nil }
    }

    private func isFound(_ tree: ViewTree) -> Bool {
        for case .address(_, let isFound) in tree.document.root.description.attributes.notes { return isFound }
        return true
    }

    @Test(arguments: [
        ("", "Main", true), ("settings", "Settings", true), ("settings/number/3", "Number 3", true),
        ("settings/admin", "Admin", true), ("about", "About", true), ("about?a=b", "About", true),
        ("credits", "Thanks", true),
        ("settings/x", "No such setting", false), ("settings/admin/x", "There is no page at this address.", false),
        ("x", "There is no page at this address.", false), ("settingsx", "There is no page at this address.", false),
    ])
    func `an address is shown by the group with the longest matching path`(address: String, text: String, isFound: Bool)
        throws
    {
        let tree = try open(address)
        #expect(tree.document.root.texts.contains(text), "\(tree.document.root.texts)")
        #expect(self.isFound(tree) == isFound)
    }

    @Test func `a group has its title, and so has the not-found view`() throws {
        #expect(try title(of: open("settings")) == "Settings")
        #expect(try title(of: open("about")) == "App")
        #expect(try title(of: open("credits")) == "Credits")
        #expect(try title(of: open("settings/x")) == "Nothing")
    }

    @Test func `an app without a group for an address builds none of its views`() throws {
        struct OneApp: App {
            static var runs = 0
            var body: some Scene { WindowGroup(id: "one") { Self.content } }
            static var content: some View {
                runs += 1
                return Text("One")
            }
        }
        let tree = AppHost(OneApp()).openWindow(WindowStart(address: try WindowAddress(text: "two")))
        #expect(!isFound(tree) && OneApp.runs == 0)
        #expect(tree.document.root.texts.contains("There is no page at this address."))
        #expect(
            AppHost(OneApp()).openWindow(WindowStart(address: try WindowAddress(text: "one"))).document.root.texts == [
                "One"
            ]
        )
    }

    @Test func `a link to another group leaves the page, and one within the group does not`() throws {
        let tree = try open("")
        var links: [(ElementID, String?, Bool)] = []
        tree.document.root.visit { element in
            if case .link(let address, let isHandled) = element.description.kind {
                links.append((element.id, address, isHandled))
            }
        }
        #expect(links.map(\.1) == ["./settings/sound", "./somewhere"] && links.map(\.2) == [false, true])
        try tree.handle(.tap, on: links[0].0)
        tree.update()
        #expect(tree.document.takeAddresses() == ["./settings/sound"])
        try tree.handle(.tap, on: links[1].0)
        tree.update()
        #expect(tree.document.takeAddresses().isEmpty && !isFound(tree))
    }

    @Test func `state of an app is shared by all its groups`() throws {
        struct ChangingApp: App {
            @State private var count = 0
            var body: some Scene {
                WindowGroup { Text("First \(count)") }
                WindowGroup(id: "second") { Button("Second \(count)") { count += 1 } }
            }
        }
        let host = AppHost(ChangingApp())
        let (first, second) = (
            host.openWindow(), host.openWindow(WindowStart(address: try WindowAddress(text: "second")))
        )
        var button: ElementID?
        second.document.root.visit { if case .button = $0.description.kind { button = $0.id } }
        try second.handle(.tap, on: #require(button))
        for tree in [first, second] { tree.update() }
        #expect(first.document.root.texts == ["First 1"] && second.document.root.texts == ["Second 1"])
    }
}
