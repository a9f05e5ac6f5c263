import Testing

@testable import EvergreenUI

@MainActor
struct ButtonSizingTests {
    /// The style of each element of a kind.
    private func styles<Content: View>(
        of view: Content,
        _ isIncluded: (ElementKind) -> Bool
    ) -> [(style: [StyleValue], expansion: Expansion)] {
        var found: [(style: [StyleValue], expansion: Expansion)] = []
        let tree = ViewTree(view)
        _ = tree.document.takePatches()
        tree.document.root.visit { element in
            if isIncluded(element.description.kind) {
                found.append((element.description.style, element.description.outerExpansion))
            }
        }
        return found
    }

    private func isButton(_ kind: ElementKind) -> Bool { if case .button = kind { true } else { false } }
    private func isPicker(_ kind: ElementKind) -> Bool { if case .picker = kind { true } else { false } }
    private func isToggle(_ kind: ElementKind) -> Bool { if case .toggle = kind { true } else { false } }

    @Test func `flexible buttons fill the available width, except plain ones`() {
        let view = VStack {
            Button("Wide") {}
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Plain") {}.buttonStyle(.plain)
            Button("Fitted") {}.buttonSizing(.fitted)
            Button("Automatic") {}.buttonSizing(.automatic)
        }
        .buttonSizing(.flexible)
        let widths = styles(of: view, isButton).map { $0.expansion.contains(.horizontal) }
        #expect(widths == [true, true, false, false, false])
    }

    @Test func `a label that expands keeps its button wide`() {
        let view = Button {
        } label: {
            Text("Wide").frame(maxWidth: .infinity)
        }.buttonSizing(.fitted)
        #expect(styles(of: view, isButton).map(\.expansion) == [.horizontal])
    }

    @Test func `pickers and toggles in the style of buttons have the width of buttons`() {
        let view = VStack {
            Picker("Menu", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.menu)
            Picker("Segments", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
            Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
        }
        func widths(_ sizing: ButtonSizing) -> [Bool] {
            let view = view.buttonSizing(sizing)
            return (styles(of: view, isPicker) + styles(of: view, isToggle)).map { $0.expansion.contains(.horizontal) }
        }
        #expect(widths(.automatic) == [false, true, false])
        #expect(widths(.flexible) == [true, true, true])
        #expect(widths(.fitted) == [false, false, false])
    }

    @Test func `a custom style reads the sizing`() {
        struct Wide: ButtonStyle {
            struct Face: View {
                let configuration: ButtonStyleConfiguration
                @Environment(\.buttonSizing) private var sizing
                var body: some View { Text(sizing == .flexible ? "flexible" : "other") }
            }
            func makeBody(configuration: Configuration) -> some View { Face(configuration: configuration) }
        }
        let tree = ViewTree(Button("A") {}.buttonStyle(Wide()).buttonSizing(.flexible))
        #expect(tree.document.root.texts == ["flexible"])
    }
}
