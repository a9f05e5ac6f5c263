import EvergreenDependencies
import EvergreenStore
import Testing

/// Optional and presented features.
@MainActor
struct IfLetTests {
    @Reducer
    struct Editor {
        @ObservableState
        struct State: Equatable, Identifiable {
            let id: Int
            var text = ""
            var isPresented = false
        }

        enum Action {
            case typed(String)
            case closed
            case watched(AsyncStream<String>)
        }

        @Dependency(\.dismiss) var dismiss
        @Dependency(\.isPresented) var isPresented

        var body: some ReducerOf<Self> {
            Reduce { state, action in
                switch action {
                case .typed(let text):
                    state.text = text
                    state.isPresented = isPresented
                    return .none
                case .closed:
                    return .run { _ in await dismiss() }
                case .watched(let events):
                    return .run { send in
                        for await event in events { await send(.typed(event)) }
                    }
                }
            }
        }
    }

    @Reducer
    struct Parent {
        @ObservableState
        struct State: Equatable {
            @Presents var editor: Editor.State?
            @Presents var alert: AlertState<Action.Alert>?
            var inline: Editor.State?
            var log: [String] = []
        }

        enum Action {
            case editor(PresentationAction<Editor.Action>)
            case alert(PresentationAction<Alert>)
            case inline(Editor.Action)
            case opened(Int?)
            case openedInline(Int?)

            enum Alert: Equatable {
                case confirmed
                case another
            }
        }

        var body: some ReducerOf<Self> {
            Reduce { state, action in
                switch action {
                case .editor(.dismiss):
                    state.log.append("dismissed \(state.editor?.text ?? "nil")")
                    return .none
                case .alert(.presented(.another)):
                    state.alert = AlertState { TextState("Another") }
                    return .none
                case .alert(.presented(.confirmed)):
                    state.log.append("confirmed")
                    return .none
                case .opened(let id):
                    state.editor = id.map { Editor.State(id: $0) }
                    return .none
                case .openedInline(let id):
                    state.inline = id.map { Editor.State(id: $0) }
                    return .none
                case .editor, .inline, .alert:
                    return .none
                }
            }
            .ifLet(\.$editor, action: \.editor) { Editor() }
            .ifLet(\.$alert, action: \.alert)
            .ifLet(\.inline, action: \.inline) { Editor() }
        }
    }

    private func makeStore(_ state: Parent.State = Parent.State()) -> StoreOf<Parent> {
        Store(initialState: state) { Parent() }
    }

    @Test func `a presented feature changes its state`() {
        let store = makeStore(Parent.State(editor: Editor.State(id: 1)))
        store.send(.editor(.presented(.typed("a"))))
        #expect(store.editor?.text == "a")
        #expect(store.editor?.isPresented == true)
    }

    @Test func `a feature that is not presented has isPresented false`() {
        let store = makeStore(Parent.State(inline: Editor.State(id: 1)))
        store.send(.inline(.typed("a")))
        #expect(store.inline?.isPresented == false)
    }

    @Test func `a dismissed feature is removed after its parent has handled the dismissal`() async {
        let store = makeStore(Parent.State(editor: Editor.State(id: 1, text: "a")))
        let (events, _) = AsyncStream<String>.makeStream()
        let task = store.send(.editor(.presented(.watched(events))))
        store.send(.editor(.dismiss))
        #expect(store.editor == nil)
        #expect(store.log == ["dismissed a"])
        await task.finish()
        store.send(.editor(.dismiss))
        #expect(store.log == ["dismissed a", "dismissed nil"])
    }

    @Test func `a feature dismisses itself`() async {
        let store = makeStore(Parent.State(editor: Editor.State(id: 1, text: "a")))
        await store.send(.editor(.presented(.closed))).finish()
        #expect(store.editor == nil)
        #expect(store.log == ["dismissed a"])
    }

    @Test func `dismissing a feature that is not presented is reported`() async {
        let store = makeStore(Parent.State(inline: Editor.State(id: 1)))
        await withKnownIssue {
            await store.send(.inline(.closed)).finish()
        } matching: { issue in
            issue.description.contains("A feature called 'dismiss', but is not presented")
        }
        #expect(store.inline != nil)
    }

    @Test func `dismiss can be overridden for a standalone feature`() async {
        let (dismissals, continuation) = AsyncStream<Void>.makeStream()
        let store = Store(initialState: Editor.State(id: 1)) {
            Editor()
        } withDependencies: {
            $0.dismiss = DismissEffect { continuation.finish() }
            $0.isPresented = true
        }
        await store.send(.closed).finish()
        for await _ in dismissals {}
        store.send(.typed("a"))
        #expect(store.isPresented)
    }

    @Test func `a feature's effects end when another replaces it`() async {
        let store = makeStore(Parent.State(editor: Editor.State(id: 1), inline: Editor.State(id: 1)))
        let (events, _) = AsyncStream<String>.makeStream()
        let presented = store.send(.editor(.presented(.watched(events))))
        let inline = store.send(.inline(.watched(events)))
        store.send(.opened(1))
        store.send(.openedInline(1))
        #expect(!presented.isCancelled && !inline.isCancelled)
        store.send(.opened(2))
        await presented.finish()
        store.send(.openedInline(nil))
        await inline.finish()
        #expect(store.editor?.id == 2)
    }

    @Test func `an alert is dismissed after any of its actions`() {
        let store = makeStore(Parent.State(alert: AlertState { TextState("Sure?") }))
        store.send(.alert(.presented(.confirmed)))
        #expect(store.alert == nil)
        #expect(store.log == ["confirmed"])
    }

    @Test func `an alert's action can present another alert`() {
        let store = makeStore(Parent.State(alert: AlertState { TextState("Sure?") }))
        store.send(.alert(.presented(.another)))
        #expect(store.alert?.title == TextState("Another"))
    }

    @Test(arguments: [Parent.Action.editor(.presented(.typed("a"))), .inline(.typed("a"))])
    func `an action for a missing feature is reported and changes nothing`(action: Parent.Action) {
        let store = makeStore()
        withKnownIssue {
            store.send(action)
        } matching: { issue in
            issue.description.contains("'ifLet' in IfLetTests.Parent received an action for a missing child")
        }
        #expect(store.withState { $0 } == Parent.State())
    }

    @Test func `an optional state's store is kept while its identity is unchanged`() throws {
        let store = makeStore(Parent.State(inline: Editor.State(id: 1)))
        let first = try #require(store.scope(state: \.inline, action: \.inline))
        store.send(.inline(.typed("a")))
        #expect(store.scope(state: \.inline, action: \.inline) === first)
        store.send(.openedInline(2))
        #expect(store.scope(state: \.inline, action: \.inline) !== first)
        store.send(.openedInline(nil))
        #expect(store.scope(state: \.inline, action: \.inline) == nil)
    }
}
