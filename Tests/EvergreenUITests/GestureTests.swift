import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct GestureTests {
    /// Shows its gesture log.
    struct Gestures: View {
        @State private var log: [String] = []
        var isDisabled = false

        var body: some View {
            VStack {
                Text("Inside").onTapGesture { log.append("inner") }
                Button("Button") { log.append("button") }
                Text("Around")
            }
            .onTapGesture { log.append("tap") }
            .onTapGesture(count: 2) { log.append("double tap") }
            .onLongPressGesture { log.append("press") }
            .onHover { log.append("hover \($0)") }
            .disabled(isDisabled)
            Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
        }
    }

    @Test func `a tap is delivered to the innermost gesture, and to controls first`() throws {
        let screen = Screen { Gestures() }
        try screen.find(.text, "Around").tap()
        try screen.find(.text, "Inside").tap()
        try screen.find(.button, "Button").tap()
        try screen.find(.text, "Inside").tap(count: 2)
        #expect(try screen.find(identifier: "log").text == "tap, inner, button, double tap")
    }

    @Test func `long presses and hovers are delivered`() throws {
        let screen = Screen { Gestures() }
        try screen.find(.text, "Around").longPress()
        try screen.find(.text, "Around").hover()
        try screen.find(.text, "Around").hover(false)
        #expect(try screen.find(identifier: "log").text == "press, hover true, hover false")
        #expect(throws: ScreenError.self) { try screen.find(identifier: "log").longPress() }
    }

    @Test func `views without hit testing receive no pointer events`() throws {
        let screen = Screen {
            Gestures().allowsHitTesting(false)
            Button("Beside") {}.allowsHitTesting(true)
        }
        #expect(throws: ScreenError.self) { try screen.find(.text, "Around").tap() }
        #expect(throws: ScreenError.self) { try screen.find(.text, "Around").hover() }
        #expect(throws: ScreenError.self) { try screen.find(.button, "Button").tap() }
        #expect(try screen.find(identifier: "log").text == "")
        #expect(try screen.find(.button, "Button").isEnabled)
        try screen.find(.button, "Beside").tap()
    }

    @Test func `a view has named accessibility actions`() throws {
        let log = RecognizerTests.Log()
        let screen = Screen {
            Text("Mail")
                .accessibilityAction { log.add("open") }
                .accessibilityAction(named: "Archive") { log.add("archive") }
        }
        try screen.find(.text, "Mail").performAccessibilityAction()
        try screen.find(.text, "Mail").performAccessibilityAction(named: "Archive")
        #expect(throws: ScreenError.self) {
            try screen.find(.text, "Mail").performAccessibilityAction(named: "Delete")
        }
        // Pointer taps are not handled.
        #expect(throws: ScreenError.self) { try screen.find(.text, "Mail").tap() }
        #expect(log.entries == ["open", "archive"])
    }

    @Test func `an adjustable value has increment and decrement actions`() throws {
        struct Rating: View {
            @State private var stars = 3
            var body: some View {
                Text("\(stars) stars").accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
            }
        }
        let screen = Screen { Rating() }
        try screen.find(.text, "3 stars").performAccessibilityAction(named: "Increment")
        try screen.find(.text, "4 stars").performAccessibilityAction(named: "Decrement")
        #expect(screen.texts == ["3 stars"])
    }

    @Test func `accessibility actions given as buttons are beside the view`() throws {
        let log = RecognizerTests.Log()
        let screen = Screen {
            Text("Mail").accessibilityActions {
                Button("Flag") { log.add("flag") }
                Button("Snooze") { log.add("snooze") }
            }
        }
        try screen.find(.button, "Snooze").tap()
        try screen.find(.button, "Flag").tap()
        #expect(log.entries == ["snooze", "flag"])
    }

    @Test func `disabled views receive no gestures`() throws {
        let screen = Screen { Gestures(isDisabled: true) }
        #expect(throws: ScreenError.self) { try screen.find(.text, "Around").tap() }
        #expect(throws: ScreenError.self) { try screen.find(.text, "Inside").tap() }
        #expect(try screen.find(identifier: "log").text == "")
    }

    @Test func `a context menu opens and closes after an action`() throws {
        struct Menus: View {
            @State private var name = "Old"
            var body: some View {
                Text(name).contextMenu { Button("Rename") { name = "New" } }
            }
        }
        let screen = Screen { Menus() }
        #expect(screen.findAll(.menu).isEmpty)
        try screen.find(.text, "Old").openContextMenu()
        try screen.find(.menu).find(.button, "Rename").tap()
        #expect(screen.findAll(.menu).isEmpty)
        #expect(screen.texts == ["New"])
    }

    @Test func `each row has its own gesture`() throws {
        struct Rows: View {
            @State private var chosen = 0
            var body: some View {
                List(1..<4) { number in
                    Text("Row \(number)").onTapGesture { chosen = number }
                }
                Text("chosen \(chosen)")
            }
        }
        let screen = Screen { Rows() }
        try screen.find(.text, "Row 2").tap()
        #expect(screen.texts.contains("chosen 2"))
    }

    @Test func `an optional gesture is recognized unless it is nil`() throws {
        struct Card: View {
            @State private var isEnabled = false
            @State private var count = 0
            var body: some View {
                Text("Card \(count)").gesture(isEnabled ? TapGesture().onEnded { count += 1 } : nil)
                Button("Enable") { isEnabled = true }
            }
        }
        let screen = Screen { Card() }
        #expect(throws: ScreenError.self) { try screen.find(.text, "Card 0").tap() }
        try screen.find(.button, "Enable").tap()
        try screen.find(.text, "Card 0").tap()
        #expect(screen.texts.contains("Card 1"))
    }
}
