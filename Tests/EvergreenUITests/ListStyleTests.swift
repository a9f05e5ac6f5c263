import EvergreenDocument
import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct ListStyleTests {
    /// The style values of elements of some kinds, in order.
    private func styles(_ view: some View, where matches: (ElementKind) -> Bool) -> [[StyleValue]] {
        var styles: [[StyleValue]] = []
        ViewTree(view).document.root.visit { element in
            if matches(element.description.kind) { styles.append(element.description.style) }
        }
        return styles
    }

    private let red = Color.red.paint
    private let blue = Color.blue.paint

    @Test func `the innermost modifier of a row separator wins for each edge`() {
        let rows = List {
            Text("a").listRowSeparatorTint(.red).listRowSeparatorTint(.blue, edges: .bottom)
            Text("b").listRowSeparator(.visible, edges: .top).listRowSeparator(.hidden)
            Text("c").listRowSeparatorTint(nil)
        }
        #expect(
            styles(rows) { $0 == .row } == [
                [.separatorTint(red, .vertical)], [.hiddenSeparators(.bottom)], [],
            ]
        )
    }

    @Test func `section modifiers apply to each row, and section separators to the section`() {
        let list = List {
            Section("Title") {
                Text("a")
                Text("b").listRowBackground(Color.blue)
            }
            .listRowBackground(Color.red)
            .listSectionSeparator(.hidden, edges: .top)
            .listSectionSeparatorTint(.blue)
        }
        #expect(styles(list) { $0 == .row } == [[.background(red)], [.background(blue)]])
        #expect(
            styles(list) { $0 == .section } == [
                [.sectionSeparatorTint(blue, .vertical), .hiddenSectionSeparators(.top)]
            ]
        )
    }

    @Test func `lists and forms have the environment's spacing and backgrounds`() {
        let views = VStack {
            List { Text("a") }
            Form { Section { Text("b") } }
            TextEditor(text: .constant("c"))
        }
        .listRowSpacing(4)
        .listSectionSpacing(.custom(9))
        .headerProminence(.increased)
        .scrollContentBackground(.hidden)
        #expect(styles(views) { $0 == .list } == [[.rowSpacing(4), .contentBackground(false)]])
        #expect(styles(views) { $0 == .form } == [[.rowSpacing(4), .contentBackground(false)]])
        #expect(styles(views) { $0 == .section } == [[.sectionSpacing(9), .prominentHeader]])
        #expect(
            styles(views) { if case .textField = $0 { true } else { false } } == [[.contentBackground(false)]]
        )
    }

    @Test func `the margins of sections are those of the environment, edge by edge`() {
        let list = List {
            Section("a") { Text("a") }
            Section("b") { Text("b") }.listSectionMargins(.top, 5)
            Section("c") { Text("c") }.listSectionMargins(.horizontal, nil)
        }
        .listSectionMargins(.horizontal, 20)
        #expect(
            styles(list) { $0 == .section } == [
                [.sectionMargins(top: nil, leading: 20, bottom: nil, trailing: 20)],
                [.sectionMargins(top: 5, leading: 20, bottom: nil, trailing: 20)],
                [],
            ]
        )
        #expect(
            styles(List { Section { Text("d") } }.listSectionMargins(.all, 0)) { $0 == .section } == [
                [.sectionMargins(top: 0, leading: 0, bottom: 0, trailing: 0)]
            ]
        )
    }

    private struct Framed: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Framed")
                Form(configuration)
            }
        }
    }

    @Test func `a custom form style wraps the platform's form`() {
        let screen = Screen { Form { Text("Content") }.formStyle(Framed()) }
        #expect(screen.texts == ["Framed", "Content"])
        #expect(styles(Form { Text("a") }.formStyle(Framed())) { $0 == .form } == [[]])
        #expect(styles(Form { Text("a") }.formStyle(.columns)) { $0 == .form } == [[.formColumns]])
        #expect(styles(Form { Text("a") }.formStyle(.grouped).formStyle(.columns)) { $0 == .form } == [[]])
    }

    @Test func `buttons have a border shape, except in custom styles`() {
        struct Own: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        func isButton(_ kind: ElementKind) -> Bool { if case .button = kind { true } else { false } }
        let shapes = VStack {
            Button("a") {}.buttonBorderShape(.roundedRectangle(radius: 3))
            Button("b") {}
            Button("c") {}.buttonStyle(Own())
        }
        .buttonBorderShape(.circle)
        #expect(
            styles(shapes, where: isButton) == [
                [.buttonShape(.roundedRectangle(radius: 3))], [.buttonShape(.circle)], [],
            ]
        )
    }

    @Test func `menuIndicator shows a menu's indicator and hides a picker's`() {
        let shown = Screen { Menu("Menu") {}.menuIndicator(.visible) }
        #expect(shown.findAll(.image).count == 1)
        #expect(Screen { Menu("Menu") {} }.findAll(.image).isEmpty)
        let picker = Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }.menuIndicator(.hidden)
        #expect(styles(picker) { if case .picker = $0 { true } else { false } } == [[.noIndicator]])
    }
}
