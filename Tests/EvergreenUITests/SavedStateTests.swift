import EvergreenTesting
import Observation
import Testing

@testable import EvergreenRuntime
@testable import EvergreenUI

/// What a new screen restores from the state of a previous one.
@MainActor
struct SavedStateTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0

        init(_ name: String = "count") { self.name = name }

        var body: some View {
            Button("\(name): \(count)") { count += 1 }
        }
    }

    /// Mounts a view, acts, and mounts it again.
    private func reopened(
        @ViewBuilder _ content: () -> some View,
        after act: (Screen) throws -> Void
    ) rethrows -> Screen {
        let first = Screen(content)
        try act(first)
        defer { first.close() }
        return Screen(restoring: first, content)
    }

    // MARK: State

    @Test func `state starts with its restored value, and the body runs once`() throws {
        let screen = try reopened {
            Counter()
        } after: {
            try $0.find(.button).tap()
            try $0.find(.button).tap()
        }
        #expect(try screen.find(.button).text == "count: 2")
        #expect(screen.bodyCount(of: Counter.self) == 1)
    }

    private struct Observed: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            Button("count: \(count)") { count += 1 }
                .onChange(of: count) { log.entries.append("changed") }
                .onAppear { log.entries.append("appears") }
        }
    }

    private final class Log {
        var entries: [String] = []
    }

    @Test func `restored state is not a change, and its view appears`() throws {
        let log = Log()
        let screen = try reopened {
            Observed(log: log)
        } after: {
            try $0.find(.button).tap()
            $0.update()
            log.entries = []
        }
        #expect(try screen.find(.button).text == "count: 1")
        #expect(log.entries == ["appears"])
    }

    private enum Fruit: String { case apple, pear }
    private enum Plain: CaseIterable { case first, second }
    private struct Note: Codable, Equatable { var text = "", tags: Set<Int> = [] }

    private struct Kinds: View {
        @State private var fruit = Fruit.apple
        @State private var plain = Plain.first
        @State private var optional: Fruit?
        @State private var number: Int? = 1
        @State private var notes = [Note()]
        @State private var infinity = 0.0

        var body: some View {
            Text("\(fruit.rawValue) \("\(plain)") \(optional?.rawValue ?? "none") \(number.map { "\($0)" } ?? "none")")
            Text("\(notes[0].text) \(notes[0].tags.count) \("\(infinity)")")
            Button("Change") {
                (fruit, plain, optional, number) = (.pear, .second, .pear, nil)
                notes = [Note(text: "Plant", tags: [1, 2])]
                infinity = -.infinity
            }
        }
    }

    @Test func `encodable values of all kinds are restored`() throws {
        let screen = try reopened {
            Kinds()
        } after: {
            try $0.find(.button).tap()
        }
        #expect(screen.texts.prefix(2) == ["pear second pear none", "Plant 2 -inf"])
    }

    private struct Typed<Value>: View {
        let first: Value
        let second: Value
        @State private var value: Value?

        var body: some View {
            Button("value: \("\(value ?? first)")") { value = second }
        }
    }

    @Test func `a value of another type is reset`() throws {
        let first = Screen { Typed(first: "1", second: "2") }
        try first.find(.button).tap()
        #expect(try Screen(restoring: first) { Typed(first: "1", second: "2") }.find(.button).text == "value: 2")
        #expect(try Screen(restoring: first) { Typed(first: 1, second: 2) }.find(.button).text == "value: 1")
    }

    private struct Refusing: Codable, CustomStringConvertible {
        var isChanged = false
        var description: String { isChanged ? "changed" : "new" }

        init(isChanged: Bool) { self.isChanged = isChanged }
        init(from decoder: any Decoder) throws { throw CancellationError() }
        func encode(to encoder: any Encoder) throws { try isChanged.encode(to: encoder) }
    }

    @Test func `a value that can't be decoded is reset and can be set again`() throws {
        let screen = try reopened {
            Typed(first: Refusing(isChanged: false), second: Refusing(isChanged: true))
            Counter()
        } after: {
            for button in $0.findAll(.button) { try button.tap() }
        }
        #expect(screen.findAll(.button).map(\.text) == ["value: new", "count: 1"])
        try screen.findAll(.button)[0].tap()
        #expect(screen.findAll(.button).map(\.text) == ["value: changed", "count: 1"])
    }

    private struct Opaque { var number = 0 }
    @Observable fileprivate final class Model { var number = 0 }

    private struct Unsavable: View {
        @State private var opaque: Opaque?
        @State private var model = Model()
        @State private var count = 0

        var body: some View {
            Button("\(opaque?.number ?? 0) \(count)") { (opaque, count) = (Opaque(number: 1), count + 1) }
        }
    }

    @Test func `types that are not encodable are reported, and the remaining state is saved`() throws {
        var names: [String] = []
        let archive = StateArchive()
        archive.onUnsavableType = { names.append($0) }
        let tree = ViewTree(Unsavable(), start: WindowStart(archive: archive))
        var button: Element?
        tree.document.root.visit { if case .button = $0.description.kind { button = $0 } }
        try tree.handle(.tap, on: #require(button).id)
        tree.update()
        let saved = archive.save()
        #expect(saved.values.count == 1)
        #expect(names == ["Model", "Optional<Opaque>"])
        let restored = WindowStart(archive: StateArchive(restoring: saved))
        #expect(ViewTree(Unsavable(), start: restored).document.root.texts == ["0 1"])
    }

    private struct SignIn: View {
        struct Form: Codable {
            var name = ""
            var password = ""
        }

        @State private var password = ""
        @State private var form = Form()
        @State private var name = ""

        var body: some View {
            SecureField("Password", text: $password)
            SecureField("Again", text: $form.password)
            TextField("Name", text: $name)
        }
    }

    @Test func `the text of a secure field is not saved`() throws {
        let screen = try reopened {
            SignIn()
        } after: {
            for field in $0.findAll(.textField) { try field.type("secret") }
        }
        #expect(screen.findAll(.textField).map(\.value) == ["", "", "secret"])
    }

    // MARK: Identity

    private struct Item: Identifiable {
        let id: String
    }

    private struct Rows: View {
        let ids: [String]

        var body: some View {
            List(ids.map(Item.init)) { Counter($0.id) }
        }
    }

    @Test func `a row's state is restored by its id`() throws {
        let first = Screen { Rows(ids: ["a", "b", "c"]) }
        try first.find(.button, "b: 0").tap()
        let screen = Screen(restoring: first) { Rows(ids: ["b", "x", "a"]) }
        #expect(screen.findAll(.button).map(\.text) == ["b: 1", "x: 0", "a: 0"])
    }

    private struct Switching: View {
        let isFirst: Bool

        var body: some View {
            Text("Around")
            if isFirst { Counter("first") } else { Counter("second") }
            AnyView(Counter("erased"))
            Counter("id").id(isFirst ? 1 : 2)
            Text("Modified").modifier(CountingModifier())
        }
    }

    private struct CountingModifier: ViewModifier {
        @State private var count = 0

        func body(content: Content) -> some View {
            content
            Button("modifier: \(count)") { count += 1 }
        }
    }

    @Test func `state is restored by view identity`() throws {
        let first = Screen { Switching(isFirst: true) }
        for button in first.findAll(.button) { try button.tap() }
        let same = Screen(restoring: first) { Switching(isFirst: true) }
        #expect(same.findAll(.button).map(\.text) == ["first: 1", "erased: 1", "id: 1", "modifier: 1"])
        let other = Screen(restoring: first) { Switching(isFirst: false) }
        #expect(other.findAll(.button).map(\.text) == ["second: 0", "erased: 1", "id: 0", "modifier: 1"])
    }

    private struct Page<Content: View>: View {
        let content: Content
        var body: some View { content }
    }

    @Test func `a new version restores the state of the views that still exist`() throws {
        let first = Screen {
            Page(
                content: VStack {
                    Counter()
                    Text("Old")
                }
            )
        }
        try first.find(.button).tap()
        let screen = Screen(restoring: first) {
            Page(
                content: VStack {
                    Counter()
                    Text("Old").bold()
                    Text("New in this version")
                }
            )
        }
        #expect(try screen.find(.button).text == "count: 1")
        #expect(try Screen(restoring: first) { Text("Nothing is left") }.find(.text).text == "Nothing is left")
    }

    // MARK: Views that come and go

    private struct Disclosure: View {
        @State private var isShown = false

        var body: some View {
            Toggle("Shown", isOn: $isShown)
            if isShown { Counter() }
        }
    }

    @Test func `the state of a removed view is not saved`() throws {
        let screen = try reopened {
            Disclosure()
        } after: {
            try $0.find(.toggle).toggle()
            try $0.find(.button).tap()
            try $0.find(.toggle).toggle()
        }
        try screen.find(.toggle).toggle()
        #expect(try screen.find(.button).text == "count: 0")
    }

    private struct Late: View {
        @Binding var isReady: Bool

        var body: some View {
            if isReady { Counter() }
        }
    }

    @Test func `state of a view that is mounted later is kept and saved meanwhile`() throws {
        let first = Screen { Late(isReady: .constant(true)) }
        try first.find(.button).tap()
        let second = Screen(restoring: first) { Late(isReady: .constant(false)) }
        let isReady = Binding.stored(false)
        let third = Screen(restoring: second) { Late(isReady: isReady) }
        #expect(third.findAll(.button).isEmpty)
        isReady.wrappedValue = true
        #expect(try third.find(.button).text == "count: 1")
    }

    @Test func `a change is reported once until the state is saved, and never without changes`() throws {
        let archive = StateArchive()
        var reports = 0
        archive.onChange = { reports += 1 }
        let tree = ViewTree(Counter(), start: WindowStart(archive: archive))
        var buttons: [Element] = []
        tree.document.root.visit { if case .button = $0.description.kind { buttons.append($0) } }
        let button = try #require(buttons.first).id
        tree.update()
        #expect(reports == 0)
        for _ in 0..<3 { try tree.handle(.tap, on: button) }
        tree.update()
        #expect(reports == 1)
        #expect(archive.save().values.count == 1)
        try tree.handle(.tap, on: button)
        #expect(reports == 2)
    }

    @Test func `malformed encoded state is ignored`() {
        let state = SavedState(values: [StateKey(hash: 1): Data("one".utf8), StateKey(hash: .max): Data()])
        let encoded = state.encoded
        #expect(encoded.count == state.byteCount)
        #expect(SavedState(encoded: encoded) == state)
        for count in 1..<encoded.count where count != 15 { #expect(SavedState(encoded: encoded.prefix(count)) == nil) }
        #expect(SavedState(encoded: Data()) == SavedState())
        #expect(SavedState(encoded: Data(repeating: 0xff, count: 40)) == nil)
    }

    // MARK: Presentations

    private struct Editor: View {
        @State private var text = ""

        var body: some View { TextField("Name", text: $text) }
    }

    private struct Record: Identifiable, Codable {
        var id: Int
        var name: String
    }

    private struct Presenter: View {
        @State private var isSheetShown = false
        @State private var record: Record?
        @State private var isAlertShown = false

        var body: some View {
            VStack {
                Button("Sheet") { isSheetShown = true }
                Button("Record") { record = Record(id: 3, name: "Ann") }
                Button("Alert") { isAlertShown = true }
            }
            .sheet(isPresented: $isSheetShown) { Editor() }
            .sheet(item: $record) { record in
                Text(record.name)
                Editor()
            }
            .alert("Sure?", isPresented: $isAlertShown) { Button("Yes") {} }
        }
    }

    @Test(arguments: ["Sheet", "Record"])
    func `an open sheet is restored with its typed text`(button: String) throws {
        let screen = try reopened {
            Presenter()
        } after: {
            try $0.find(.button, button).tap()
            try $0.find(.textField).type("Half a na")
        }
        #expect(try screen.find(.sheet).find(.textField).value == "Half a na")
        #expect(screen.texts.contains("Ann") == (button == "Record"))
    }

    @Test func `an open alert is restored and can be answered`() throws {
        let screen = try reopened {
            Presenter()
        } after: {
            try $0.find(.button, "Alert").tap()
        }
        try screen.find(.alert).find(.button, "Yes").tap()
        #expect(screen.findAll(.alert).isEmpty)
    }

    // MARK: Navigation and tabs

    private struct Stack: View {
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Value", value: 7)
                    NavigationLink("Text", value: "seven")
                    NavigationLink("View") {
                        Counter("inner")
                        NavigationLink("Deeper") { Counter("deepest") }
                    }
                }
                .navigationDestination(for: Int.self) { number in
                    Counter("page \(number)")
                    NavigationLink("On", value: number + 1)
                }
                .navigationDestination(for: String.self) { Text($0) }
            }
        }
    }

    @Test func `pages of values are restored with their state`() throws {
        let screen = try reopened {
            Stack()
        } after: {
            try $0.find(.link, "Value").tap()
            try $0.find(.link, "On").tap()
            try $0.find(.button, "page 8: 0").tap()
        }
        #expect(try screen.find(.button, "page 8: 1").isEnabled)
        try screen.find(.backButton).tap()
        #expect(try screen.find(.button, "page 7: 0").isEnabled)
    }

    @Test func `pages of links are restored with their state`() throws {
        let screen = try reopened {
            Stack()
        } after: {
            try $0.find(.link, "View").tap()
            try $0.find(.button, "inner: 0").tap()
            try $0.find(.link, "Deeper").tap()
            try $0.find(.button, "deepest: 0").tap()
        }
        #expect(try screen.find(.button, "deepest: 1").isEnabled)
        try screen.find(.backButton).tap()
        #expect(try screen.find(.button, "inner: 1").isEnabled)
        try screen.find(.backButton).tap()
        let again = Screen(restoring: screen) { Stack() }
        #expect(try again.find(.link, "View").isEnabled)
    }

    private struct PathStack: View {
        @State private var path = NavigationPath()

        var body: some View {
            NavigationStack(path: $path) {
                Button("Go") {
                    path.append(1)
                    path.append("two")
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
                .navigationDestination(for: String.self) { Text("text \($0)") }
            }
        }
    }

    @Test func `a bound path is restored`() throws {
        let screen = try reopened {
            PathStack()
        } after: {
            try $0.find(.button, "Go").tap()
        }
        #expect(screen.texts.contains("text two"))
        try screen.find(.backButton).tap()
        #expect(screen.texts.contains("number 1"))
    }

    @Test func `a path is encoded with its types, and decoded up to a value of an unknown type`() throws {
        struct Hidden: Hashable {}
        var path = NavigationPath([1, 2])
        path.append("three")
        let data = try JSONEncoder().encode(#require(path.codable))
        #expect(NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)) == path)
        let text = String(decoding: data, as: UTF8.self)
        let other = Data(text.replacingOccurrences(of: "\"SS\"", with: "\"Gone\"").utf8)
        let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: other)
        #expect(NavigationPath(decoded) == NavigationPath([1, 2]))
        path.append(Hidden())
        #expect(path.codable == nil)
    }

    private struct Tabs: View {
        var body: some View {
            TabView {
                Counter("first").tabItem { Text("One") }
                Counter("second").tabItem { Text("Two") }
            }
        }
    }

    @Test func `the selected tab and the tabs' state are restored`() throws {
        let screen = try reopened {
            Tabs()
        } after: {
            try $0.find(.button, "first: 0").tap()
            try $0.find(.tab, "Two").tap()
        }
        #expect(try screen.find(.button).text == "second: 0")
        try screen.find(.tab, "One").tap()
        #expect(try screen.find(.button).text == "first: 1")
    }

    @Test func `an expanded group and edit mode are restored`() throws {
        let screen = try reopened {
            EditButton()
            DisclosureGroup("More") { Text("inside") }
        } after: {
            try $0.find(.button, "Edit").tap()
            try $0.find(.button, "More").tap()
        }
        #expect(screen.texts.contains("inside"))
        #expect(try screen.find(.button, "Done").isEnabled)
    }

    // MARK: Scene storage

    private struct SceneCounter: View {
        let name: String
        @SceneStorage("count") private var count = 0
        @SceneStorage("fruit") private var fruit: Fruit?

        var body: some View {
            Button("\(name): \(count) \(fruit?.rawValue ?? "none")") {
                count += 1
                fruit = .pear
            }
        }
    }

    @Test func `scene storage is shared by key within a window and outlives its views`() throws {
        let isShown = Binding.stored(true)
        let first = Screen {
            SceneCounter(name: "a")
            Late(isReady: isShown)
            SceneCounter(name: "b")
        }
        try first.find(.button, "a: 0 none").tap()
        #expect(try first.find(.button, "b: 1 pear").isEnabled)
        #expect(Screen { SceneCounter(name: "other window") }.texts == ["other window: 0 none"])
        let second = Screen(restoring: first) { Text("without it") }
        let third = Screen(restoring: second) { VStack { SceneCounter(name: "elsewhere") } }
        #expect(third.texts == ["elsewhere: 1 pear"])
    }
}
