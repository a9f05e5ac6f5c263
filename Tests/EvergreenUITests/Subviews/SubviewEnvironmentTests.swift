import EvergreenDocument
import EvergreenTesting
import EvergreenUI
import Testing

private struct PlaceNameKey: EnvironmentKey {
    static let defaultValue = "none"
}

extension EnvironmentValues {
    fileprivate var placeName: String {
        get { self[PlaceNameKey.self] }
        set { self[PlaceNameKey.self] = newValue }
    }
}

/// The environment and the modifiers of subviews.
@MainActor
struct SubviewEnvironmentTests {
    private struct Named: View {
        let label: String
        @Environment(\.placeName) private var name

        init(_ label: String) { self.label = label }

        var body: some View { Text("\(label): \(name)") }
    }

    private struct Two: View {
        @Environment(\.placeName) private var name

        var body: some View {
            Text("body: \(name)")
            Named("inner")
        }
    }

    private struct Shown: View {
        @State private var name = "place"

        var body: some View {
            Button("change") { name = "changed" }
            ForEach(
                subviews: Group {
                    Named("plain")
                    Group { Named("set") }.environment(\.placeName, "source")
                    Two()
                }
            ) { subview in
                HStack { subview }.environment(\.placeName, name)
            }
            .environment(\.placeName, "container")
        }
    }

    @Test func `a subview has its place's environment and its source's overrides`() throws {
        let screen = Screen { Shown() }
        #expect(screen.texts == ["change", "plain: place", "set: source", "body: container", "inner: place"])
        try screen.find(.button, "change").tap()
        #expect(screen.texts == ["change", "plain: changed", "set: source", "body: container", "inner: changed"])
        screen.close()
    }

    private struct Toggled: View {
        @State private var isOn = false

        var body: some View {
            Button("toggle") { isOn.toggle() }
            ForEach(
                subviews: Group { Counter("a") }
                    .environment(\.placeName, isOn ? "on" : "off")
                    .disabled(isOn)
            ) { subview in
                HStack {
                    subview
                    subview.overlay { Text("over") }
                }
            }
        }
    }

    @Test func `environment values set in the source are updated`() throws {
        let screen = Screen { Toggled() }
        #expect(screen.findAll(.button, "a: 0").map(\.isEnabled) == [true, true])
        try screen.find(.button, "toggle").tap()
        #expect(screen.findAll(.button, "a: 0").map(\.isEnabled) == [false, false])
        try screen.find(.button, "toggle").tap()
        #expect(screen.findAll(.button, "a: 0").map(\.isEnabled) == [true, true])
        screen.close()
    }

    @Test func `source modifiers are inside of the place's modifiers`() throws {
        func style(@ViewBuilder _ content: () -> some View) -> [StyleValue] {
            var style: [StyleValue] = []
            ViewTree(VStack { content() }).document.root.visit { element in
                if case .text = element.description.kind { style = element.description.style }
            }
            return style
        }
        let found = style {
            ForEach(subviews: Group { Text("a").opacity(0.1) }.opacity(0.2).accessibilityIdentifier("inner")) {
                $0.opacity(0.3).accessibilityIdentifier("outer")
            }
            .opacity(0.4)
        }
        let plain = style { Text("a").opacity(0.1).opacity(0.2).opacity(0.3).opacity(0.4) }
        #expect(found == plain)
        #expect(found.count >= 4)
        let screen = Screen {
            ForEach(subviews: Group { Text("a") }.accessibilityIdentifier("inner")) {
                $0.accessibilityIdentifier("outer")
            }
        }
        #expect(try screen.find(.text).identifier == "inner")
        screen.close()
    }
}
