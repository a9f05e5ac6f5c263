import EvergreenDocument
import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

/// Custom text field styles, and button styles with custom triggers.
@MainActor
struct ControlStyleTests {
    private struct Underlined: TextFieldStyle {
        @Environment(\.isEnabled) private var isEnabled

        func _body(configuration: TextField<Self._Label>) -> some View {
            configuration.padding(4)
            Text(isEnabled ? "line" : "disabled")
        }
    }

    private struct Form: View {
        var submit: (String) -> Void = { _ in }
        @State private var name = ""
        @State private var number: Int? = 7
        @State private var word = ""

        var body: some View {
            TextField("Name", text: $name).onSubmit { submit(name) }
            TextField("Number", value: $number, format: .number)
            SecureField("Word", text: $word)
            Text("\(name) \(number ?? 0) \(word)")
        }
    }

    private func fields(_ view: some View) -> [(TextFieldTraits, isPlain: Bool)] {
        var found: [(TextFieldTraits, isPlain: Bool)] = []
        ViewTree(view).document.root.visit { element in
            if case .textField(let traits) = element.description.kind {
                found.append((traits, element.description.style.contains(.plainField)))
            }
        }
        return found
    }

    private func isPlain(_ view: some View) -> [Bool] { fields(view).map(\.isPlain) }

    @Test func `a style wraps text fields, which keep their behavior`() throws {
        var submitted: [String] = []
        let screen = Screen { Form { submitted.append($0) }.textFieldStyle(Underlined()) }
        #expect(screen.texts == ["line", "line", "line", " 7 "])
        let traits = fields(Form().textFieldStyle(Underlined())).map(\.0)
        #expect(traits.map(\.label) == ["Name", "Number", "Word"])
        #expect(traits.map(\.form) == fields(Form()).map(\.0.form))
        try screen.find(.textField, "Name").type("Ada")
        try screen.find(.textField, "Name").submit()
        try screen.find(.textField, "Word").type("secret")
        #expect(screen.texts.last == "Ada 7 secret")
        #expect(submitted == ["Ada"])
    }

    @Test func `a field in a custom style has no border unless the style adds one`() {
        struct Bordered: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                configuration.textFieldStyle(.roundedBorder)
            }
        }
        #expect(isPlain(Form()) == [false, false, false])
        #expect(isPlain(Form().textFieldStyle(.plain)) == [true, true, true])
        #expect(isPlain(Form().textFieldStyle(Underlined())) == [true, true, true])
        #expect(isPlain(Form().textFieldStyle(Bordered())) == [false, false, false])
        // The innermost style wins.
        #expect(isPlain(Form().textFieldStyle(.automatic).textFieldStyle(Underlined())) == [false, false, false])
    }

    @Test func `text field styles don't apply to search fields or text editors`() {
        struct Others: View {
            @State private var text = ""

            var body: some View {
                TextEditor(text: $text)
                Text("Found").searchable(text: $text)
            }
        }
        let screen = Screen { Others().textFieldStyle(Underlined()) }
        #expect(screen.texts == ["Found"])
    }

    @Test func `a style renders its field in the outer style`() {
        struct Outer: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                Text("outer")
                configuration
            }
        }
        struct One: View {
            @State private var text = ""
            var body: some View { TextField("One", text: $text) }
        }
        let screen = Screen { One().textFieldStyle(Underlined()).textFieldStyle(Outer()).disabled(true) }
        #expect(screen.texts == ["outer", "disabled"])
    }

    // MARK: - Buttons

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.role == .destructive ? "deletes" : "acts")
            configuration.label
            Button("Again") {
                configuration.trigger()
                configuration.trigger()
            }
            .buttonStyle(.plain)
        }
    }

    @Test func `a primitive button style triggers the action`() throws {
        struct Counter: View {
            var role: ButtonRole?
            @State private var count = 0
            var body: some View { Button("Count \(count)", role: role) { count += 1 } }
        }
        let screen = Screen { Counter(role: .destructive).buttonStyle(Twice()) }
        #expect(screen.texts == ["deletes", "Count 0", "Again"])
        try screen.find(.button, "Again").tap()
        #expect(screen.texts == ["deletes", "Count 2", "Again"])
        let disabled = Screen { Counter().buttonStyle(Twice()).disabled(true) }
        #expect(throws: (any Error).self) { try disabled.find(.button, "Again").tap() }
        #expect(disabled.texts == ["acts", "Count 0", "Again"])
    }

    @Test func `triggering a disabled button does nothing`() throws {
        struct Enabled: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("Tap me").onTapGesture(perform: configuration.trigger)
                Button("Always") { configuration.trigger() }.buttonStyle(.plain).environment(\.isEnabled, true)
            }
        }
        var count = 0
        let screen = Screen { Button("Count") { count += 1 }.buttonStyle(Enabled()).disabled(true) }
        try screen.find(.button, "Always").tap()
        #expect(count == 0)
    }

    @Test func `a style renders its button in the outer style`() throws {
        struct Framed: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("frame")
                Button(configuration)
            }
        }
        struct Loud: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("loud")
                configuration.label
            }
        }
        var count = 0
        let screen = Screen {
            Button("Press") { count += 1 }.buttonStyle(Framed()).buttonStyle(Loud())
        }
        #expect(screen.texts == ["frame", "loud", "Press"])
        try screen.find(.button, "loud Press").tap()
        #expect(count == 1)
        // The last style wins, whichever its kind.
        #expect(Screen { Button("Press") {}.buttonStyle(Loud()).buttonStyle(Framed()) }.texts == ["loud", "Press"])
        #expect(Screen { Button("Press") {}.buttonStyle(.plain).buttonStyle(Framed()) }.texts == ["Press"])
    }

    @Test func `triggering a button in a menu closes the menu once`() throws {
        struct InMenu: View {
            @State private var count = 0
            var body: some View {
                Menu("More \(count)") { Button("Add") { count += 1 }.buttonStyle(Twice()) }
            }
        }
        let screen = Screen { InMenu() }
        try screen.find(.button, "More 0").tap()
        try screen.find(.button, "Again").tap()
        #expect(screen.texts == ["More 2"])
        #expect(screen.findAll(.menu).isEmpty)
    }

    @Test func `buttons with only a role have its localized label`() throws {
        struct Roles: View {
            @State private var log: [String] = []
            var body: some View {
                Button(role: .cancel) { log.append("cancel") }
                Button(role: .close) { log.append("close") }
                Button(role: .confirm) { log.append("confirm") }
                Button(role: .destructive) { log.append("delete") }
                Text(log.joined(separator: " "))
            }
        }
        let screen = Screen { Roles() }
        for name in ["Cancel", "Close", "Done", "Delete"] { try screen.find(.button, name).tap() }
        #expect(screen.texts.last == "cancel close confirm delete")
        let german = Screen { Roles().environment(\.locale, Locale(identifier: "de")) }
        for name in ["Abbrechen", "Schließen", "Fertig", "Löschen"] { _ = try german.find(.button, name) }
    }
}
