import Observation
import OpenCombineShim
import Testing

@testable import EvergreenRuntime
@testable import EvergreenUI

/// State of a window that is suspended and reopened in the same process.
@MainActor
struct KeptStateTests {
    @Observable
    final class Draft {
        var text = ""
    }

    final class Model: ObservableObject {
        @Published var count = 0
    }

    struct Opaque {
        let number: Int
    }

    @Test func `hasObjectsInUse finds retained objects with other references`() throws {
        var state = KeptState(values: [StateKey(hash: 1): Draft(), StateKey(hash: 2): Draft(), StateKey(hash: 3): 4])
        for _ in 0..<2 {
            let isUsed = state.hasObjectsInUse()
            #expect(!isUsed)
        }
        let draft = try #require(state.values[StateKey(hash: 2)] as? Draft)
        draft.text = "kept"
        let isUsed = state.hasObjectsInUse()
        #expect(isUsed)
        #expect(state.values[StateKey(hash: 2)] as? Draft === draft)
        #expect(state.values.count == 3)
    }

    /// An open window.
    @MainActor
    private struct Window {
        let archive: StateArchive
        let tree: ViewTree

        init(_ root: some View, restoring state: KeptState = KeptState()) {
            archive = StateArchive(restoring: state)
            tree = ViewTree(root, start: WindowStart(archive: archive))
        }

        var texts: [String] { tree.document.root.texts }

        func element(_ number: Int, where isWanted: (ElementKind) -> Bool) throws -> ElementID {
            var found: [ElementID] = []
            tree.document.root.visit { if isWanted($0.description.kind) { found.append($0.id) } }
            try #require(found.indices.contains(number))
            return found[number]
        }

        func tap(_ number: Int = 0) throws {
            let button = try element(number) { if case .button = $0 { true } else { false } }
            try tree.handle(.tap, on: button)
            tree.update()
        }

        func type(_ text: String) throws {
            let field = try element(0) { if case .textField = $0 { true } else { false } }
            try tree.handle(.input(text), on: field)
            tree.update()
        }

        /// Closes the window and reopens it with its kept state.
        func reopened(_ root: some View) throws -> Window {
            let state = try #require(archive.keep())
            tree.close()
            return Window(root, restoring: state)
        }
    }

    private struct Objects: View {
        @State private var draft = Draft()
        @StateObject private var model = Model()
        @State private var opaque: Opaque?
        @State private var optional: Draft?
        @State private var count = 0

        var body: some View {
            Button("\(draft.text)|\(model.count)|\(opaque?.number ?? 0)|\(optional?.text ?? "-")|\(count)") {
                draft.text += "x"
                model.count += 1
                opaque = Opaque(number: (opaque?.number ?? 0) + 1)
                if optional == nil { optional = Draft() }
                optional?.text += "y"
                count += 1
            }
        }
    }

    @Test func `reopening keeps objects and values that can't be encoded`() throws {
        var window = Window(Objects())
        #expect(window.texts == ["|0|0|-|0"])
        for taps in 1...4 {
            try window.tap()
            window = try window.reopened(Objects())
            let count = String(taps)
            let (x, y) = (String(repeating: "x", count: taps), String(repeating: "y", count: taps))
            #expect(window.texts == ["\(x)|\(count)|\(count)|\(y)|\(count)"])
        }
        // Only one of these values can be saved.
        #expect(window.archive.save().values.count == 1)
    }

    private struct SignIn: View {
        @State private var password = ""

        var body: some View { SecureField("Password", text: $password) }
    }

    @Test func `a secure field's text is kept in memory and never saved`() throws {
        var window = Window(SignIn())
        for _ in 0..<2 {
            try window.type("secret")
            window = try window.reopened(SignIn())
            var value: String?
            window.tree.document.root.visit {
                if case .textField(let field) = $0.description.kind { value = field.text }
            }
            #expect(value == "secret")
            #expect(window.archive.save().isEmpty)
        }
    }

    private struct DraftView: View {
        @State private var draft = Draft()

        var body: some View { Button(draft.text.isEmpty ? "empty" : draft.text) { draft.text += "x" } }
    }

    private struct Drawer: View {
        let isAbsent: Bool
        @State private var isOpen = true

        var body: some View {
            Button("Toggle") { isOpen.toggle() }
            if isOpen, !isAbsent { DraftView() }
        }
    }

    @Test func `unclaimed state is kept, and state of a removed view is discarded`() throws {
        var window = Window(Drawer(isAbsent: false))
        try window.tap(1)
        // The view is mounted later, for example with its rows.
        window = try window.reopened(Drawer(isAbsent: true))
        #expect(window.texts == ["Toggle"])
        window = try window.reopened(Drawer(isAbsent: false))
        #expect(window.texts == ["Toggle", "x"])
        try window.tap(0)
        window = try window.reopened(Drawer(isAbsent: false))
        try window.tap(0)
        #expect(window.texts == ["Toggle", "empty"])
    }

    /// An id that differs between processes.
    private final class Token: Hashable {
        static func == (lhs: Token, rhs: Token) -> Bool { lhs === rhs }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View { Button("\(count)") { count += 1 } }
    }

    private struct Anonymous: View {
        let tokens: [Token]

        var body: some View { ForEach(tokens, id: \.self) { _ in Counter() } }
    }

    @Test func `a window with state under an unstable identity can't be kept`() throws {
        let window = Window(Anonymous(tokens: [Token()]))
        #expect(window.archive.keep() != nil)
        try window.tap()
        #expect(window.archive.keep() == nil)
    }
}
