import EvergreenDocument
import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct ControlGroupTests {
    private struct Steps: View {
        @State private var count = 0

        var body: some View {
            ControlGroup("Steps") {
                Button("Less") { count -= 1 }
                Button("More") { count += 1 }
            }
            Text("\(count)")
        }
    }

    @Test func `controls are laid out side by side, under a label for assistive technology`() throws {
        for screen in [Screen { Steps() }, Screen { Steps().controlGroupStyle(.palette) }] {
            #expect(screen.texts == ["Steps", "Less", "More", "0"])
            try screen.find(.button, "More").tap()
            #expect(screen.texts.last == "1")
        }
        #expect(Screen { ControlGroup { Text("Alone") } }.texts == ["Alone"])
    }

    @Test func `a menu-style group is a menu with the group's label`() throws {
        let screen = Screen { Steps().controlGroupStyle(.menu) }
        #expect(screen.texts == ["Steps", "0"])
        try screen.find(.button, "Steps").tap()
        try screen.find(.button, "Less").tap()
        #expect(screen.texts == ["Steps", "-1"])
        #expect(screen.findAll(.menu).isEmpty)
        let unnamed = Screen { ControlGroup { Button("One") {} }.controlGroupStyle(.compactMenu) }
        try unnamed.find(.button, "Actions").tap()
        _ = try unnamed.find(.button, "One")
    }

    @Test func `a custom style wraps a group rendered in the outer style`() throws {
        struct Framed: ControlGroupStyle {
            @Environment(\.isEnabled) private var isEnabled

            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text(isEnabled ? "before" : "disabled")
                ControlGroup(configuration)
            }
        }
        #expect(
            Screen { Steps().controlGroupStyle(Framed()) }.texts == ["Steps", "before", "Steps", "Less", "More", "0"]
        )
        let inMenu = Screen { Steps().controlGroupStyle(Framed()).controlGroupStyle(.menu).disabled(true) }
        #expect(inMenu.texts == ["Steps", "disabled", "Steps", "0"])
        #expect(Screen { Steps().controlGroupStyle(.automatic).controlGroupStyle(Framed()) }.texts.first == "Steps")
    }
}
