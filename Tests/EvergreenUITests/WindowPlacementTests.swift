import EvergreenDocument
import Testing

@testable import EvergreenUI

/// Separate windows, closed windows, and the settings window.
@MainActor
struct WindowPlacementTests {
    private struct PlacedApp: App {
        var body: some Scene {
            WindowGroup("Main") { Opener() }
            Window("Statistics", id: "statistics") { Text("Statistics") }
                .defaultSize(width: 480, height: 320)
                .defaultPosition(.topTrailing)
            WindowGroup("Notes", id: "notes") { Text("Notes") }
                .defaultPosition(.center)
            WindowGroup("Archive", id: "notes/archive") { Text("Archive") }
            WindowGroup("Number", id: "number", for: Int.self) { $number in Text("Number") }
                .defaultSize(CGSize(width: 100, height: 50))
                .defaultSize(width: 200, height: 100)
            Settings { Text("The settings") }
        }
    }

    private struct Opener: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.openSettings) private var openSettings

        var body: some View {
            Button("open statistics") { openWindow(id: "statistics") }
            Button("open notes") { openWindow(id: "notes") }
            Button("open archive") { openWindow(id: "notes/archive") }
            Button("open 7") { openWindow(value: 7) }
            Button("open settings") { openSettings() }
            Button("close this") { dismissWindow() }
            Button("close notes") { dismissWindow(id: "notes") }
            Button("close numbers") { dismissWindow(id: "number") }
            Button("close 7") { dismissWindow(value: 7) }
            Button("close number 8") { dismissWindow(id: "number", value: 8) }
            Button("close missing") { dismissWindow(id: "missing") }
            SettingsLink()
            SettingsLink { Text("Preferences") }
        }
    }

    private struct PlainApp: App {
        var body: some Scene {
            WindowGroup { Opener() }
        }
    }

    private func patches(of app: AppHost, _ title: String) throws -> [Patch] {
        let tree = app.openWindow()
        _ = tree.document.takePatches()
        try tree.tap(title)
        return tree.document.takePatches().filter {
            switch $0 {
            case .open, .openWindow, .close: true
            default: false
            }
        }
    }

    private func opened(_ title: String) throws -> (String, WindowPlacement?)? {
        switch try patches(of: AppHost(PlacedApp()), title).first {
        case .open(let address): (address, nil)
        case .openWindow(let address, let placement): (address, placement)
        default: nil
        }
    }

    private func closed(_ title: String) throws -> [WindowClosing] {
        try patches(of: AppHost(PlacedApp()), title).compactMap {
            if case .close(let windows) = $0 { windows } else { nil }
        }
    }

    @Test func `a scene with a default size or position opens separate windows`() throws {
        let size = WindowPlacement.Size(width: 480, height: 320)
        #expect(try opened("open statistics")?.1 == WindowPlacement(size: size, position: StyleAnchor(x: 1, y: 0)))
        #expect(try opened("open notes")?.1 == WindowPlacement(size: nil, position: .center))
    }

    @Test func `a scene without a size opens tabs`() throws {
        let opened = try #require(try opened("open archive"))
        #expect(opened.0 == "http://localhost/notes/archive")
        #expect(opened.1 == nil)
    }

    @Test func `the innermost default size wins, also for windows with a value`() throws {
        let opened = try #require(try opened("open 7"))
        #expect(opened.0 == "http://localhost/number/7")
        #expect(opened.1?.size == WindowPlacement.Size(width: 100, height: 50))
    }

    @Test func `dismissWindow closes the window itself`() throws {
        #expect(try closed("close this") == [.own])
    }

    @Test func `the windows of a group are closed, and not those of a nested path`() throws {
        #expect(try closed("close notes") == [.at("notes", others: ["notes/archive"])])
        #expect(try closed("close numbers") == [.at("number", others: [])])
    }

    @Test func `windows with a value are closed`() throws {
        #expect(try closed("close 7") == [.at("number/7", others: [])])
        #expect(try closed("close number 8") == [.at("number/8", others: [])])
    }

    @Test func `dismissing an unknown group closes nothing`() throws {
        #expect(try closed("close missing").isEmpty)
    }

    @Test(arguments: ["open settings", "Settings…", "Preferences"])
    func `settings open at their path`(title: String) throws {
        #expect(try opened(title)?.0 == "http://localhost/settings")
    }

    @Test func `settings are a titled window`() throws {
        let tree = AppHost(PlacedApp()).openWindow(WindowStart(address: try WindowAddress(text: "settings")))
        #expect(tree.document.root.texts == ["The settings"])
        guard case .window(let title, _) = tree.document.root.description.kind else {
            Issue.record("no window")
            return
        }
        #expect(title == "Settings")
    }

    @Test func `an app without settings opens none`() throws {
        #expect(try patches(of: AppHost(PlainApp()), "open settings").isEmpty)
    }

    @Test func `a test takes the dismissals of a screen's windows`() throws {
        let tree = AppHost(PlacedApp()).openWindow()
        try tree.tap("close this")
        #expect(tree.document.hasChanges)
        #expect(tree.document.takeClosings() == [.own])
        #expect(tree.document.takeClosings().isEmpty)
    }
}
