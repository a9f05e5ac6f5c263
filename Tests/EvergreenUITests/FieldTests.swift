import EvergreenTesting
import Foundation
import OpenCombineShim
import Testing

@testable import EvergreenUI

@MainActor
struct FieldTests {
    @Test func `a slider writes numbers within its range`() throws {
        struct Volume: View {
            @State private var volume = 0.5
            var body: some View {
                Slider(value: $volume, in: 0...10, step: 0.5) { Text("Volume") }
                Text("at \(volume.formatted())")
            }
        }
        let screen = Screen { Volume() }
        #expect(try screen.find(.slider, "Volume").value == "0.5")
        try screen.find(.slider).slide(to: 4)
        #expect(screen.texts == ["at 4"])
        try screen.find(.slider).slide(to: 40)
        #expect(screen.texts == ["at 10"])
        #expect(throws: ScreenError.self) { try screen.find(.slider).slide(to: .nan) }
    }

    @Test func `a date picker writes dates in the environment's time zone`() throws {
        struct Birthday: View {
            @State private var date = Date(timeIntervalSince1970: 0)
            var body: some View {
                DatePicker(
                    "Day",
                    selection: $date,
                    in: Date.distantPast...Date(timeIntervalSince1970: 86_400 * 40),
                    displayedComponents: .date
                )
                DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
                Text(verbatim: "at \(Int(date.timeIntervalSince1970))")
            }
        }
        let screen = Screen { Birthday().environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .current) }
        #expect(try screen.find(.datePicker, "Day").value == "1970-01-01")
        #expect(try screen.find(.datePicker, "Time").value == "01:00")
        try screen.find(.datePicker, "Day").choose(date: "1970-02-01")
        #expect(screen.texts == ["at \(31 * 86_400)"])
        try screen.find(.datePicker, "Time").choose(date: "02:30")
        #expect(screen.texts == ["at \(31 * 86_400 + 5400)"])
        for text in ["", "1970-13-01", "1970-02-30", "soon", "1970-02-01T10:00", "1971-01-01"] {
            #expect(throws: ScreenError.self) { try screen.find(.datePicker, "Day").choose(date: text) }
        }
    }

    @Test func `keyboard hints reach descendant fields`() {
        var traits: TextFieldTraits?
        let view = VStack { SecureField("PIN", text: .constant("")) }
            .keyboardType(.numberPad).textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.done)
            .textContentType(.oneTimeCode)
        ViewTree(view).document.root.visit { element in
            if case .textField(let found) = element.description.kind { traits = found }
        }
        #expect(traits?.form == .secure)
        #expect(traits?.hints.mode == .numeric)
        #expect(traits?.hints.capitalization == TextInputHints.Capitalization.none)
        #expect(traits?.hints.isCorrected == false)
        #expect(traits?.hints.returnKey == .done)
        #expect(traits?.hints.autocomplete == "one-time-code")
    }

    @Test func `typing in a search field filters`() throws {
        struct Names: View {
            @State private var text = ""
            var body: some View {
                List(["Arthur", "Barbara"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                    .searchable(text: $text, prompt: "Find a player")
            }
        }
        let screen = Screen { Names() }
        try screen.find(.textField, "Find a player").type("Barb")
        #expect(screen.texts == ["Barbara"])
    }

    @Test func `a menu's buttons are mounted while it is open`() throws {
        struct Sorting: View {
            @State private var order = "none"
            var body: some View {
                Menu("Sort") {
                    Button("By name") { order = "name" }
                    Button("By score") { order = "score" }
                }
                Text(order)
            }
        }
        let screen = Screen { Sorting() }
        #expect(screen.findAll(.menu).isEmpty)
        try screen.find(.button, "Sort").tap()
        try screen.find(.menu).find(.button, "By score").tap()
        #expect(screen.findAll(.menu).isEmpty)
        #expect(screen.texts == ["Sort", "score"])
    }

    @Test func `a disclosure group shows its content while it is expanded`() throws {
        let screen = Screen { DisclosureGroup("More") { Text("Inside") } }
        #expect(!screen.texts.contains("Inside"))
        try screen.find(.button, "More").tap()
        #expect(screen.texts.contains("Inside"))
        try screen.find(.button, "More").tap()
        #expect(!screen.texts.contains("Inside"))
    }

    @Test func `a custom button style draws the button, which keeps its action`() throws {
        struct Loud: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("!")
                    configuration.label
                }
            }
        }
        struct Shouting: View {
            @State private var count = 0
            @State private var isLoud = true
            var body: some View {
                if isLoud {
                    Button("Shout \(count)") { count += 1 }.buttonStyle(Loud())
                } else {
                    Button("Shout \(count)") { count += 1 }
                }
                Button("Quiet") { isLoud = false }
            }
        }
        let screen = Screen { Shouting() }
        try screen.find(.button, "! Shout 0").tap()
        try screen.find(.button, "! Shout 1").tap()
        try screen.find(.button, "Quiet").tap()
        #expect(screen.findAll(.button, "Shout 2").count == 1)
    }

    @Test func `links open only web, mail and telephone URLs`() throws {
        let screen = Screen {
            Link("Home", destination: URL(filePath: "/etc/passwd"))
            Link("Page", destination: URL(string: "https://example.org") ?? URL(filePath: "/"))
            Link("Script", destination: URL(string: "javascript:alert(1)") ?? URL(filePath: "/"))
        }
        #expect(screen.findAll(.link).map(\.value) == [nil, "https://example.org", nil])
    }

    @Test func `onReceive receives values while its view is mounted`() throws {
        let subject = PassthroughSubject<Int, Never>()
        struct Listening: View {
            let subject: PassthroughSubject<Int, Never>
            @State private var sum = 0
            @State private var isShown = true
            var body: some View {
                Text("sum \(sum)")
                if isShown { Text("").onReceive(subject) { sum += $0 } }
                Button("Hide") { isShown = false }
            }
        }
        let screen = Screen { Listening(subject: subject) }
        subject.send(3)
        subject.send(4)
        #expect(screen.texts.first == "sum 7")
        try screen.find(.button, "Hide").tap()
        subject.send(5)
        #expect(screen.texts.first == "sum 7")
    }
}
