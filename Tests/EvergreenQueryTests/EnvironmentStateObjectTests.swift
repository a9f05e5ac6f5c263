import Dispatch
import EvergreenQuery
import EvergreenTesting
import GRDB
import Testing

@MainActor
struct EnvironmentStateObjectTests {
    /// Names that were read once, and a draft for another.
    @MainActor
    private final class NamesModel: ObservableObject {
        @Published var names: [String]
        @Published var draft = ""

        init(context: DatabaseContext) {
            names = (try? context.reader.read { db in try NamesRequest().fetch(db) }) ?? []
        }
    }

    private struct NamesView: View {
        @EnvironmentStateObject private var model: NamesModel
        /// Holds a weak reference to the model.
        let witness: Witness

        init(witness: Witness = Witness()) {
            self.witness = witness
            _model = EnvironmentStateObject { environment in
                witness.made += 1
                return NamesModel(context: environment.databaseContext)
            }
        }

        var body: some View {
            let _ = witness.model = model
            Text(model.names.joined(separator: " "))
            TextField("Draft", text: $model.draft)
            Button("Add") {
                model.names.append(model.draft)
                model.draft = ""
            }
        }
    }

    private final class Witness {
        weak var model: NamesModel?
        /// How many models were created.
        var made = 0
    }

    /// Shows a view while its toggle is on, in a changing environment.
    private struct Housing<Content: View>: View {
        let contexts: [DatabaseContext]
        @ViewBuilder let content: Content
        @State private var isOn = true
        @State private var index = 0
        @State private var id = 0
        var body: some View {
            if isOn { content.id(id).databaseContext(contexts[index]) }
            Toggle("On", isOn: $isOn)
            Button("Other context") { index = (index + 1) % contexts.count }
            Button("Other identity") { id += 1 }
        }
    }

    private func makeContext(_ names: [String]) throws -> DatabaseContext {
        let database = try makeDatabase(names)
        return .readOnly { database }
    }

    private let witness = Witness()

    @Test func `the object is created once, before the first body, from the environment`() throws {
        let context = try makeContext(["Ann"])
        let screen = Screen { NamesView(witness: witness).databaseContext(context) }
        #expect(screen.texts.first == "Ann")
        #expect(screen.bodyCount(of: NamesView.self) == 1)
        try screen.find(.textField).type("Bob")
        try screen.find(.button).tap()
        #expect(screen.texts.first == "Ann Bob")
        #expect(witness.made == 1)
    }

    @Test func `a view that is never mounted creates no object`() {
        _ = NamesView(witness: witness)
        let screen = Screen { if witness.made > 0 { NamesView(witness: witness) } }
        #expect(screen.texts == [])
        #expect(witness.made == 0)
    }

    @Test func `the object is released with its view`() throws {
        let context = try makeContext([])
        let screen = Screen { Housing(contexts: [context]) { NamesView(witness: witness) } }
        #expect(witness.model != nil)
        try screen.find(.toggle).toggle()
        #expect(witness.model == nil)
        try screen.find(.toggle).toggle()
        #expect(witness.model != nil)
        screen.close()
        #expect(witness.model == nil)
        #expect(witness.made == 2)
    }

    @Test func `a changed environment keeps the object, and a changed identity creates another from it`() throws {
        let contexts = try [makeContext(["Ann"]), makeContext(["Bob"])]
        let screen = Screen { Housing(contexts: contexts) { NamesView(witness: witness) } }
        try screen.find(.button, "Other context").tap()
        #expect(screen.texts.first == "Ann")
        #expect(witness.made == 1)
        try screen.find(.button, "Other identity").tap()
        #expect(screen.texts.first == "Bob")
        #expect(witness.made == 2)
    }

    @Test func `published changes run the view's body and no enclosing one`() throws {
        let context = try makeContext(["Ann"])
        let screen = Screen { Housing(contexts: [context]) { NamesView(witness: witness) } }
        screen.resetBodyCounts()
        witness.model?.names = ["Bob"]
        #expect(screen.texts.first == "Bob")
        #expect(screen.bodyCount(of: NamesView.self) == 1)
        #expect(screen.bodyCount(of: Housing<NamesView>.self) == 0)
    }

    @Test func `bindings write to the object`() throws {
        let screen = Screen { NamesView(witness: witness) }
        try screen.find(.textField).type("Bob")
        #expect(witness.model?.draft == "Bob")
        witness.model?.draft = "Zoe"
        #expect(try screen.find(.textField).value == "Zoe")
    }

    @Test func `a change published by another thread runs the body`() async throws {
        final class Clock: ObservableObject, @unchecked Sendable {
            let objectWillChange = ObservableObjectPublisher()
            // Written before it is sent, and read afterwards.
            nonisolated(unsafe) var ticks = 0
            func tick() {
                DispatchQueue.global().async {
                    self.ticks += 1
                    self.objectWillChange.send()
                }
            }
        }
        struct ClockView: View {
            @EnvironmentStateObject private var clock: Clock
            @StateObject private var other = Clock()
            init() { _clock = EnvironmentStateObject { _ in Clock() } }
            var body: some View {
                Button("\(clock.ticks)") { clock.tick() }
                Button("\(other.ticks)") { other.tick() }
            }
        }
        let screen = Screen { ClockView() }
        for (index, texts) in [["1", "0"], ["1", "1"]].enumerated() {
            try screen.findAll(.button)[index].tap()
            try await screen.wait { screen.texts == texts }
        }
    }

    @Test func `previews of several contexts are shown side by side`() throws {
        let full = try makeContext(["Ann", "Bob"])
        let empty = try makeContext([])
        let screen = Screen {
            VStack {
                NamesView()
                NamesView().databaseContext(empty)
                NamesView().databaseContext(full)
            }
        }
        #expect(screen.findAll(.text).map(\.text).filter { $0 != "Add" } == ["", "", "Ann Bob"])
        try screen.findAll(.textField)[1].fill("Zoe")
        try screen.findAll(.button)[1].tap()
        #expect(screen.findAll(.text).map(\.text).filter { $0 != "Add" } == ["", "Zoe", "Ann Bob"])
    }

    // MARK: - @Observable

    @MainActor
    @Observable
    fileprivate final class ObservableNames {
        var names: [String]
        var draft = ""
        var isQuiet = false

        init(context: DatabaseContext) {
            names = (try? context.reader.read { db in try NamesRequest().fetch(db) }) ?? []
        }
    }

    private struct ObservableNamesView: View {
        @EnvironmentStateObject private var model: ObservableNames
        let onMake: () -> Void

        init(onMake: @escaping () -> Void) {
            self.onMake = onMake
            _model = EnvironmentStateObject { environment in
                onMake()
                return ObservableNames(context: environment.databaseContext)
            }
        }

        var body: some View {
            Text(model.names.joined(separator: " "))
            DraftField(draft: $model.draft)
            Button("Add") {
                model.names.append(model.draft)
                model.draft = ""
            }
            Button("Be quiet") { model.isQuiet = true }
        }
    }

    private struct DraftField: View {
        @Binding var draft: String
        var body: some View { TextField("Draft", text: $draft) }
    }

    @Test func `an Observable object is created once, and its bindings write to it`() throws {
        var made = 0
        let context = try makeContext(["Ann"])
        let screen = Screen { ObservableNamesView { made += 1 }.databaseContext(context) }
        #expect(screen.texts.first == "Ann")
        try screen.find(.textField).type("Bob")
        try screen.find(.button, "Add").tap()
        #expect(screen.texts.first == "Ann Bob")
        #expect(try screen.find(.textField).value == "")
        #expect(made == 1)
    }

    @Test func `a change to an unread property of an Observable object runs no body`() throws {
        let context = try makeContext(["Ann"])
        let screen = Screen { ObservableNamesView {}.databaseContext(context) }
        screen.resetBodyCounts()
        try screen.find(.button, "Be quiet").tap()
        #expect(screen.bodyCount(of: ObservableNamesView.self) == 0)
    }

    @Test func `an Observable object lives as long as its view`() throws {
        weak var model: ObservableNames?
        struct Probe: View {
            @EnvironmentStateObject var model: ObservableNames
            let onBody: (ObservableNames) -> Void
            init(onBody: @escaping (ObservableNames) -> Void) {
                self.onBody = onBody
                _model = EnvironmentStateObject { ObservableNames(context: $0.databaseContext) }
            }
            var body: some View {
                let _ = onBody(model)
                Text("Here")
            }
        }
        let context = try makeContext(["Ann"])
        let screen = Screen { Housing(contexts: [context]) { Probe { model = $0 } } }
        #expect(model != nil)
        try screen.find(.toggle).toggle()
        #expect(model == nil)
    }

    /// A class that is both is observed by property.
    @MainActor
    @Observable
    fileprivate final class Both: ObservableObject {
        var count = 0
    }

    private struct BothView: View {
        @EnvironmentStateObject private var model: Both
        init() { _model = EnvironmentStateObject { _ in Both() } }
        var body: some View {
            Text("\(model.count)")
            Button("Count") { model.count += 1 }
        }
    }

    @Test func `an object that is both Observable and ObservableObject is observed by property`() throws {
        let screen = Screen { BothView() }
        try screen.find(.button).tap()
        #expect(screen.texts.first == "1")
    }
}

// MARK: - View models behind a protocol

private protocol GreetingModel: ObservableObject {
    var greeting: String { get }
    var name: String { get set }
}

private final class PoliteModel: GreetingModel {
    @Published var name = "Ann"
    var greeting: String { "Good day, \(name)" }
}

private final class ShortModel: GreetingModel {
    @Published var name = "Bob"
    var greeting: String { "Hi \(name)" }
}

/// Lets the presenting view create its model.
private struct GreetingView<Model: GreetingModel>: View {
    @EnvironmentStateObject var model: Model

    init(_ makeModel: @escaping @MainActor (EnvironmentValues) -> Model) {
        _model = EnvironmentStateObject(makeModel)
    }

    var body: some View {
        Text(model.greeting)
        TextField("Name", text: $model.name)
    }
}

@MainActor
struct GenericModelTests {
    private final class RootModel: ObservableObject {
        func makePoliteModel() -> PoliteModel { PoliteModel() }
        func makeShortModel() -> ShortModel { ShortModel() }
    }

    private struct RootView: View {
        @EnvironmentStateObject var root: RootModel
        var body: some View {
            GreetingView { _ in root.makePoliteModel() }
            GreetingView { _ in root.makeShortModel() }
        }
    }

    @Test func `a generic view accepts any model of a protocol, created by another model`() throws {
        let screen = Screen { RootView(root: EnvironmentStateObject { _ in RootModel() }) }
        #expect(screen.texts == ["Good day, Ann", "Hi Bob"])
        try screen.findAll(.textField)[1].fill("Zoe")
        #expect(screen.texts == ["Good day, Ann", "Hi Zoe"])
    }
}
