import EvergreenStore
import EvergreenTesting
import Testing

/// Sheets, alerts and dialogs presented from the cases of an enum in an observable model.
@MainActor
struct ValueNavigationTests {
    @CasePathable
    enum Destination {
        case amount(Int)
        case name(Name)
        case alert(AlertState<Answer>)
        case dialog(ConfirmationDialogState<Answer>)
        case note(AlertState<Never>)
    }

    struct Name: Identifiable {
        var id: Int
        var text: String
    }

    enum Answer {
        case yes
        case again
    }

    @Observable
    final class Model {
        var destination: Destination?
        var log: [String] = []

        func ask(_ title: String) {
            destination = .alert(
                AlertState {
                    TextState(title)
                } actions: {
                    ButtonState(action: .yes) { TextState("Yes") }
                    ButtonState(action: .again) { TextState("Again") }
                    ButtonState(role: .cancel) { TextState("No") }
                }
            )
        }

        func answer(_ answer: Answer?) {
            log.append(answer.map { "\($0)" } ?? "nothing")
            if answer == .again { ask("Really?") }
        }
    }

    private struct Window: View {
        @Bindable var model: Model

        var body: some View {
            Text(model.log.joined(separator: ","))
                .sheet(item: $model.destination.amount, id: \.self) { (amount: Int) in
                    Text("sheet of \(amount)")
                    Button("More") { model.destination = .amount(amount + 1) }
                    Button("Other") { model.destination = .name(Name(id: 1, text: "Ada")) }
                }
                .fullScreenCover(item: $model.destination.name) { $name in
                    TextField("Name", text: $name.text)
                    Text("cover of \(name.text)")
                }
                .alert($model.destination.alert) { model.answer($0) }
                .confirmationDialog($model.destination.dialog) { action in
                    await Task.yield()
                    model.answer(action)
                }
                .alert($model.destination.note)
        }
    }

    private let model = Model()

    private func makeScreen() -> Screen {
        Screen { Window(model: model) }
    }

    @Test func `a case presents a sheet, and dismissing it sets the enum to nil`() throws {
        let screen = makeScreen()
        model.destination = .amount(3)
        #expect(screen.texts.contains("sheet of 3"))
        try screen.find(.button, "More").tap()
        #expect(screen.texts.contains("sheet of 4"))
        try screen.find(.sheet).dismiss()
        #expect(model.destination == nil)
    }

    @Test func `another case replaces a sheet and is not dismissed with it`() throws {
        let screen = makeScreen()
        model.destination = .amount(3)
        try screen.find(.button, "Other").tap()
        #expect(screen.texts.contains("cover of Ada"))
        #expect(!screen.texts.contains("sheet of 3"))
        #expect(model.destination?[case: \.name]?.text == "Ada")
    }

    @Test func `a cover's content changes its case's payload`() throws {
        let screen = makeScreen()
        model.destination = .name(Name(id: 1, text: "Ada"))
        try screen.find(.textField, "Name").type(" King")
        #expect(screen.texts.contains("cover of Ada King"))
        #expect(model.destination?[case: \.name]?.text == "Ada King")
    }

    @Test func `an alert passes its button's action to a function and is dismissed`() throws {
        let screen = makeScreen()
        model.ask("Sure?")
        #expect(try screen.find(.alert).text == "Sure?")
        try screen.find(.button, "Yes").tap()
        #expect(model.destination == nil)
        model.ask("Sure?")
        try screen.find(.button, "No").tap()
        #expect(model.log == ["yes", "nothing"])
    }

    @Test func `a button can present another alert in the same case`() throws {
        let screen = makeScreen()
        model.ask("Sure?")
        try screen.find(.button, "Again").tap()
        #expect(try screen.find(.alert).text == "Really?")
        #expect(model.log == ["again"])
    }

    @Test func `a dialog passes its button's action to an asynchronous function`() async throws {
        let screen = makeScreen()
        model.destination = .dialog(
            ConfirmationDialogState {
                TextState("Choose")
            } actions: {
                ButtonState(action: .yes) { TextState("This") }
            }
        )
        try screen.find(.confirmationDialog).find(.button, "This").tap()
        try await screen.wait { model.log == ["yes"] }
        #expect(model.destination == nil)
    }

    @Test func `an alert without actions has a dismissing button`() throws {
        let screen = makeScreen()
        model.destination = .note(AlertState { TextState("Done") })
        try screen.find(.alert).find(.button, "OK").tap()
        #expect(model.destination == nil)
    }

    @Test func `a binding to a case is nil in another case and ignores writes then`() {
        var value = Destination.amount(1)
        let binding = Binding(get: { value }, set: { value = $0 })
        #expect(binding.name == nil)
        let amount = binding.amount
        amount?.wrappedValue = 2
        #expect(value[case: \.amount] == 2)
        value = .name(Name(id: 1, text: "Ada"))
        amount?.wrappedValue = 3
        #expect(value[case: \.name]?.text == "Ada")
        #expect(amount?.wrappedValue == 2)
    }

    @Test func `an alert for an item presents it and sets it to nil`() throws {
        struct ItemWindow: View {
            @State private var item: String?

            var body: some View {
                Button("Show \(item ?? "none")") { item = "Ada" }
                    .alert(item: $item) {
                        Text("Delete \($0)?")
                    } actions: { item in
                        Button("Delete") {}
                    } message: { item in
                        Text("\(item) does not come back")
                    }
            }
        }
        let screen = Screen { ItemWindow() }
        try screen.find(.button, "Show none").tap()
        #expect(try screen.find(.alert).text == "Delete Ada?")
        #expect(screen.texts.contains("Ada does not come back"))
        try screen.find(.button, "Delete").tap()
        #expect(screen.findAll(.alert).isEmpty)
        #expect(screen.findAll(.button, "Show none").count == 1)
    }
}
