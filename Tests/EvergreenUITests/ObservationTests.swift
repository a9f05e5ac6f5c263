import EvergreenTesting
import EvergreenUI
import Observation
import OpenCombineShim
import Testing

@MainActor
struct ObservationTests {
    @Observable
    final class Model {
        var name = "Ann"
        var score = 1
    }

    private struct NameView: View {
        let model: Model
        var body: some View { Text(model.name) }
    }

    private struct ScoreView: View {
        let model: Model
        var body: some View { Text(model.score, format: .number) }
    }

    @Test func `a changed observable property invalidates only the bodies that read it`() {
        let model = Model()
        let screen = Screen {
            NameView(model: model)
            ScoreView(model: model)
        }
        screen.resetBodyCounts()
        model.score = 2
        #expect(screen.texts == ["Ann", "2"])
        #expect(screen.bodyCount(of: ScoreView.self) == 1)
        #expect(screen.bodyCount(of: NameView.self) == 0)
    }

    @Test func `an observable property changed off the main actor is rendered`() async throws {
        let model = Model()
        let screen = Screen { ScoreView(model: model) }
        nonisolated(unsafe) let unsafeModel = model
        await Task.detached { unsafeModel.score = 7 }.value
        try await screen.wait { screen.texts == ["7"] }
    }

    @Test func `an observable object is read from the environment by type`() {
        struct Reader: View {
            @Environment(Model.self) private var model
            @Environment(Model.self) private var optional: Model?
            var body: some View { Text("\(model.name) \(optional == nil ? "no" : "yes")") }
        }
        #expect(Screen { Reader().environment(Model()) }.texts == ["Ann yes"])
    }

    @Test func `Bindable creates bindings to an observable object`() throws {
        struct Editor: View {
            @Bindable var model: Model
            var body: some View { TextField("Name", text: $model.name) }
        }
        let model = Model()
        let screen = Screen { Editor(model: model) }
        try screen.find(.textField, "Name").type("a")
        #expect(model.name == "Anna")
    }

    final class Counter: ObservableObject {
        @Published var count = 0
        @Published var unread = 0
    }

    private struct ObservedView: View {
        @ObservedObject var counter: Counter
        var body: some View {
            Text("\(counter.count)")
            Stepper("Count", value: $counter.count)
        }
    }

    @Test func `an observed object's published changes are rendered, and bindings write to it`() throws {
        let counter = Counter()
        let screen = Screen { ObservedView(counter: counter) }
        counter.count = 3
        #expect(screen.texts == ["3", "Count"])
        try screen.find(.stepper).increment()
        #expect(counter.count == 4)
        #expect(screen.texts == ["4", "Count"])
    }

    private struct OwnerView: View {
        let makeCounter: () -> Counter
        @StateObject private var counter: Counter
        @State private var other = 0

        init(makeCounter: @escaping () -> Counter) {
            self.makeCounter = makeCounter
            _counter = StateObject(wrappedValue: makeCounter())
        }

        var body: some View {
            Button("Count \(counter.count)") { counter.count += 1 }
            Button("Other \(other)") { other += 1 }
        }
    }

    @Test func `a state object is created once, before the first body`() throws {
        var made = 0
        let screen = Screen {
            OwnerView {
                made += 1
                return Counter()
            }
        }
        try screen.find(.button, "Count 0").tap()
        try screen.find(.button, "Other 0").tap()
        #expect(screen.texts == ["Count 1", "Other 1"])
        #expect(made == 1)
    }

    @Test func `an environment object is read by type`() throws {
        struct Reader: View {
            @EnvironmentObject private var counter: Counter
            var body: some View { Button("\(counter.count)") { counter.count += 1 } }
        }
        let screen = Screen { VStack { Reader() }.environmentObject(Counter()) }
        try screen.find(.button, "0").tap()
        #expect(screen.texts == ["1"])
    }
}
