import EvergreenStore
import EvergreenTesting
import Testing

/// Sheets, alerts and pages presented from state.
@MainActor
struct PresentationViewTests {
    @Reducer
    enum Destination {
        case editor(IfLetTests.Editor)
        case other(IfLetTests.Editor)
    }

    @Reducer
    struct Presenter {
        @ObservableState
        struct State: Equatable {
            @Presents var destination: Destination.State?
            @Presents var alert: AlertState<Question>?
            @Presents var dialog: ConfirmationDialogState<Question>?
            var log: [String] = []
        }

        enum Action {
            case destination(PresentationAction<Destination.Action>)
            case alert(PresentationAction<Question>)
            case dialog(PresentationAction<Question>)
            case opened(Destination.State?)
            case asked
            case offered
        }

        enum Question: Equatable {
            case yes
            case again
        }

        var body: some ReducerOf<Self> {
            Reduce { state, action in
                switch action {
                case .opened(let destination):
                    state.destination = destination
                case .asked, .alert(.presented(.again)):
                    state.alert = AlertState {
                        TextState("Sure \(state.log.count)?")
                    } actions: {
                        ButtonState(role: .destructive, action: .yes) { TextState("Yes") }
                        ButtonState(action: .again) { TextState("Ask again") }
                        ButtonState(role: .cancel) { TextState("No") }
                    } message: {
                        TextState("Think about it")
                    }
                    state.log.append("asked")
                case .offered:
                    state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
                        TextState("Choose")
                    } actions: {
                        ButtonState(action: .yes) { TextState("This") }
                    }
                case .alert(.presented(.yes)), .dialog(.presented(.yes)):
                    state.log.append("yes")
                case .alert(.dismiss):
                    state.log.append("no")
                case .dialog(.dismiss):
                    state.log.append("nothing")
                case .destination(.dismiss):
                    state.log.append("closed")
                case .destination, .dialog, .alert:
                    break
                }
                return .none
            }
            .ifLet(\.$destination, action: \.destination)
            .ifLet(\.$alert, action: \.alert)
            .ifLet(\.$dialog, action: \.dialog)
        }
    }

    private struct EditorView: View {
        @Bindable var store: StoreOf<IfLetTests.Editor>

        var body: some View {
            Text("editor \(store.id): \(store.text)")
            Button("Type") { store.send(.typed("text")) }
            Button("Close") { store.send(.closed) }
        }
    }

    private struct PresenterView: View {
        @Bindable var store: StoreOf<Presenter>

        var body: some View {
            Button("Edit 1") { store.send(.opened(.editor(.init(id: 1)))) }
            Text(store.log.joined(separator: ","))
                .sheet(item: $store.scope(state: \.destination?.editor, action: \.destination.editor)) { store in
                    EditorView(store: store)
                }
                .fullScreenCover(item: $store.scope(state: \.destination?.other, action: \.destination.other)) {
                    Text("cover \($0.id)")
                }
                .alert($store.scope(state: \.alert, action: \.alert))
                .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
        }
    }

    private func makeStore() -> StoreOf<Presenter> {
        Store(initialState: Presenter.State()) { Presenter() }
    }

    @Test func `a sheet is presented from state and changes it`() throws {
        let store = makeStore()
        let screen = Screen { PresenterView(store: store) }
        try screen.find(.button, "Edit 1").tap()
        try screen.find(.sheet).find(.button, "Type").tap()
        #expect(screen.texts.contains("editor 1: text"))
        try screen.find(.sheet).dismiss()
        #expect(screen.findAll(.sheet).isEmpty)
        #expect(store.destination == nil)
        #expect(store.log == ["closed"])
    }

    @Test func `a sheet dismisses itself with a dependency`() async throws {
        let store = makeStore()
        let screen = Screen { PresenterView(store: store) }
        store.send(.opened(.editor(.init(id: 1))))
        try screen.find(.button, "Close").tap()
        try await screen.wait { screen.findAll(.sheet).isEmpty }
        #expect(store.log == ["closed"])
    }

    @Test func `another item presents another sheet`() throws {
        let store = makeStore()
        let screen = Screen { PresenterView(store: store) }
        store.send(.opened(.editor(.init(id: 1))))
        #expect(screen.texts.contains("editor 1: "))
        store.send(.opened(.editor(.init(id: 2))))
        #expect(screen.texts.contains("editor 2: "))
        store.send(.opened(.other(.init(id: 3))))
        #expect(screen.findAll(.sheet).count == 1)
        store.send(.opened(nil))
        #expect(screen.findAll(.sheet).isEmpty)
        #expect(store.log == [])
    }

    @Test func `an alert sends the action of its button`() throws {
        let store = makeStore()
        let screen = Screen { PresenterView(store: store) }
        store.send(.asked)
        #expect(try screen.find(.alert).text == "Sure 0?")
        #expect(screen.texts.contains("Think about it"))
        try screen.find(.button, "Yes").tap()
        #expect(screen.findAll(.alert).isEmpty)
        #expect(store.log == ["asked", "yes"])
    }

    @Test func `a button without an action dismisses the alert`() throws {
        let store = makeStore()
        let screen = Screen { PresenterView(store: store) }
        store.send(.asked)
        try screen.find(.button, "No").tap()
        #expect(screen.findAll(.alert).isEmpty)
        #expect(store.log == ["asked", "no"])
    }

    @Test func `a button can present another alert`() throws {
        let store = makeStore()
        let screen = Screen { PresenterView(store: store) }
        store.send(.asked)
        try screen.find(.button, "Ask again").tap()
        #expect(try screen.find(.alert).text == "Sure 1?")
        #expect(store.log == ["asked", "asked"])
    }

    @Test func `a dialog sends its button's action or is dismissed`() throws {
        let store = makeStore()
        let screen = Screen { PresenterView(store: store) }
        store.send(.offered)
        try screen.find(.confirmationDialog).find(.button, "This").tap()
        #expect(store.log == ["yes"])
        store.send(.offered)
        try screen.find(.confirmationDialog).dismiss()
        #expect(store.log == ["yes", "nothing"])
        #expect(store.dialog == nil)
    }
}

extension PresentationViewTests.Destination.State: Equatable {}
