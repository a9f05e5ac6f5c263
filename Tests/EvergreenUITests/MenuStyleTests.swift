import EvergreenDocument
import EvergreenTesting
import Testing

@testable import EvergreenUI

private struct FramedStyle: MenuStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        Text(isEnabled ? "before" : "disabled")
        Menu(configuration)
        Text("after")
    }
}

@MainActor
struct MenuStyleTests {
    private struct Counting: View {
        @State private var count = 0

        var body: some View {
            Menu("Count \(count)") { Button("Add") { count += 1 } }
        }
    }

    @Test func `a style wraps a menu, which keeps its behavior`() throws {
        let screen = Screen { Counting().menuStyle(FramedStyle()) }
        #expect(screen.texts == ["before", "Count 0", "after"])
        try screen.find(.button, "Count 0").tap()
        try screen.find(.button, "Add").tap()
        #expect(screen.texts == ["before", "Count 1", "after"])
        #expect(screen.findAll(.menu).isEmpty)
    }

    @Test func `a style has the menu's environment`() {
        let screen = Screen { Counting().menuStyle(FramedStyle()).disabled(true) }
        #expect(screen.texts.first == "disabled")
    }

    @Test(arguments: [false, true])
    func `a nested menu opens, with a style and without`(isStyled: Bool) throws {
        struct Nested: View {
            @State private var log = "nothing"

            var body: some View {
                Menu("Outer") { Menu("Inner") { Button("Last") { log = "last" } } }
                Text(log)
            }
        }
        let screen = Screen { if isStyled { Nested().menuStyle(FramedStyle()) } else { Nested() } }
        try screen.find(.button, "Outer").tap()
        try screen.find(.button, "Inner").tap()
        try screen.find(.button, "Last").tap()
        #expect(screen.texts.last == "last")
        #expect(screen.findAll(.menu).isEmpty)
    }

    @Test func `a press of a styled menu performs the primary action`() throws {
        struct Acting: View {
            @State private var log = "nothing"

            var body: some View {
                Menu("Save") {
                    Button("Save a copy") { log = "copied" }
                } primaryAction: {
                    log = "saved"
                }
                .menuStyle(FramedStyle())
                Text(log)
            }
        }
        let screen = Screen { Acting() }
        try screen.find(.button, "Save").tap()
        #expect(screen.texts.last == "saved")
        try screen.find(.button, "Actions").tap()
        try screen.find(.button, "Save a copy").tap()
        #expect(screen.texts.last == "copied")
    }

    @Test func `a menu's border follows the menu and button styles`() throws {
        func prominence(_ view: some View) throws -> ButtonTraits.Prominence {
            var found: ButtonTraits.Prominence?
            ViewTree(view).document.root.visit {
                if case .button(let traits) = $0.description.kind { found = traits.prominence }
            }
            return try #require(found)
        }
        #expect(try prominence(Counting()) == .automatic)
        #expect(try prominence(Counting().menuStyle(.automatic)) == .automatic)
        #expect(try prominence(Counting().menuStyle(.button).buttonStyle(.bordered)) == .bordered)
        #expect(try prominence(Counting().menuStyle(.borderlessButton).buttonStyle(.bordered)) == .borderless)
        #expect(try prominence(Counting().menuStyle(.button).menuStyle(FramedStyle())) == .automatic)
        #expect(try prominence(Counting().buttonStyle(.glass)) == .bordered)
        #expect(try prominence(Counting().buttonStyle(.glassProminent)) == .borderedProminent)
        #expect(try prominence(Counting().buttonStyle(.link)) == .borderless)
    }
}
