import EvergreenStore
import EvergreenTesting
import Testing

/// Views as older apps write them, observing through view stores.
@MainActor
struct LegacyViewTests {
    private struct CounterView: View {
        let store: StoreOf<LegacyCounter>
        var name = "counter"

        var body: some View {
            WithViewStore(store, observe: { $0 }) { viewStore in
                Text("\(name) \(viewStore.count)")
                Button("Add to \(name)") { viewStore.send(.incrementButtonTapped, animation: .default) }
                TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
                TextField("Bound name", text: viewStore.$name)
                Toggle("Reset", isOn: viewStore.binding(get: { $0.count == 0 }, send: .resetButtonTapped))
            }
        }
    }

    private struct CountView: View {
        let store: StoreOf<LegacyCounter>

        var body: some View {
            WithViewStore(store, observe: \.count) { viewStore in
                CountText(count: viewStore.state)
            }
        }
    }

    private struct CountText: View {
        let count: Int
        var body: some View { Text("count \(count)") }
    }

    private struct ViewStateView: View {
        let store: StoreOf<LegacyCounter>

        struct ViewState: Equatable {
            let isEven: Bool
            @BindingViewState var isOn: Bool

            init(_ store: BindingViewStore<LegacyCounter.State>) {
                isEven = store.count.isMultiple(of: 2)
                _isOn = store.$isOn
            }
        }

        var body: some View {
            WithViewStore(store, observe: ViewState.init) { viewStore in
                Text("\(viewStore.isEven) \(viewStore.isOn)")
                Toggle("On", isOn: viewStore.$isOn)
            }
        }
    }

    @Test func `a view store observes the state, and its bindings send actions`() throws {
        let store = Store(initialState: LegacyCounter.State()) { LegacyCounter() }
        let screen = Screen { CounterView(store: store) }
        try screen.find(.button, "Add to counter").tap()
        #expect(screen.texts.contains("counter 1"))
        try screen.find(.textField, "Name").fill("Blob")
        #expect(store.withState(\.name) == "Blob")
        #expect(store.withState(\.count) == 1)
        try screen.find(.textField, "Bound name").fill("Bob")
        #expect(store.withState(\.name) == "Bob")
        #expect(screen.texts.contains("counter 103"))
        try screen.find(.toggle, "Reset").toggle()
        #expect(screen.texts.contains("counter 0"))
    }

    @Test func `a view is invalidated only by its observed state`() {
        let store = Store(initialState: LegacyCounter.State()) { LegacyCounter() }
        let screen = Screen { CountView(store: store) }
        screen.resetBodyCounts()
        store.send(.nameChanged("Blob"))
        #expect(screen.bodyCount(of: CountText.self) == 0)
        store.send(.incrementButtonTapped)
        #expect(screen.texts == ["count 1"])
        #expect(screen.bodyCount(of: CountText.self) == 1)
    }

    @Test func `a view's own state has bindings`() throws {
        let store = Store(initialState: LegacyCounter.State()) { LegacyCounter() }
        let screen = Screen { ViewStateView(store: store) }
        #expect(screen.texts.contains("true false"))
        try screen.find(.toggle, "On").toggle()
        #expect(screen.texts.contains("true true"))
        store.send(.incrementButtonTapped)
        #expect(screen.texts.contains("false true"))
    }

    @Test func `IfLetStore shows its content while the state is non-nil`() throws {
        struct OptionalView: View {
            let store: StoreOf<LegacyApp>
            var body: some View {
                IfLetStore(store.scope(state: \.optional, action: { .optional($0) })) { store in
                    CounterView(store: store)
                } else: {
                    Text("nothing")
                }
            }
        }
        let store = LegacyApp.store()
        let screen = Screen { OptionalView(store: store) }
        #expect(screen.texts == ["nothing"])
        store.send(.toggleOptional)
        try screen.find(.button, "Add to counter").tap()
        #expect(screen.texts.contains("counter 1"))
        store.send(.toggleOptional)
        #expect(screen.texts == ["nothing"])
    }

    @Test func `ForEachStore gives each element a store`() throws {
        struct ListView: View {
            let store: StoreOf<LegacyApp>
            var body: some View {
                ForEachStore(store.scope(state: \.rows, action: LegacyApp.Action.row(id:action:))) { store in
                    CounterView(store: store, name: "row \(store.withState(\.id))")
                }
            }
        }
        let store = LegacyApp.store(LegacyApp.State(rows: [.init(id: 1), .init(id: 2)]))
        let screen = Screen { ListView(store: store) }
        try screen.find(.button, "Add to row 2").tap()
        #expect(screen.texts.contains("row 2 1"))
        #expect(screen.texts.contains("row 1 0"))
    }

    @Test func `SwitchStore shows the state's case`() throws {
        struct TabView: View {
            let store: Store<LegacyApp.Tab, LegacyApp.TabAction>
            var body: some View {
                SwitchStore(store) { state in
                    switch state {
                    case .counter:
                        CaseLet(/LegacyApp.Tab.counter, action: LegacyApp.TabAction.counter) { store in
                            CounterView(store: store)
                        }
                    case .empty:
                        Text("empty")
                    }
                }
            }
        }
        let store = LegacyApp.store()
        let screen = Screen { TabView(store: store.scope(state: \.tab, action: { .tab($0) })) }
        try screen.find(.button, "Add to counter").tap()
        #expect(screen.texts.contains("counter 1"))
        store.send(.emptyTab)
        #expect(screen.texts == ["empty"])
    }

    @Test func `sheets, popovers and alerts are presented from state`() throws {
        struct PresentingView: View {
            let store: StoreOf<LegacyApp>
            var body: some View {
                Text("root")
                    .sheet(
                        store: store.scope(state: \.$destination, action: { .destination($0) }),
                        state: /LegacyApp.Destination.State.sheet,
                        action: LegacyApp.Destination.Action.sheet
                    ) { store in
                        CounterView(store: store, name: "sheet")
                    }
                    .popover(
                        store: store.scope(state: \.$destination, action: { .destination($0) }),
                        state: /LegacyApp.Destination.State.popover,
                        action: LegacyApp.Destination.Action.popover
                    ) { store in
                        CounterView(store: store, name: "popover")
                    }
                    .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
            }
        }
        let store = LegacyApp.store()
        let screen = Screen { PresentingView(store: store) }
        store.send(.present(.sheet(LegacyCounter.State())))
        try screen.find(.sheet).find(.button, "Add to sheet").tap()
        #expect(screen.texts.contains("sheet 1"))
        store.send(.present(.popover(LegacyCounter.State())))
        #expect(screen.findAll(.sheet).isEmpty)
        try screen.find(.popover).find(.button, "Add to popover").tap()
        #expect(screen.texts.contains("popover 1"))
        try screen.find(.popover).dismiss()
        #expect(store.withState(\.destination) == nil)
        store.send(.ask)
        try screen.find(.alert).find(.button, "Yes").tap()
        #expect(screen.findAll(.alert).isEmpty)
        #expect(store.withState(\.log) == ["dismissed", "confirmed"])
    }

    @Test func `NavigationStackStore shows a stack of features as pages`() throws {
        struct StackView: View {
            let store: StoreOf<LegacyApp>
            var body: some View {
                NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
                    NavigationLink(state: LegacyCounter.State(id: 1)) { Text("Open") }
                } destination: { (store: StoreOf<LegacyCounter>) in
                    CounterView(store: store, name: "page")
                }
            }
        }
        let store = LegacyApp.store()
        let screen = Screen { StackView(store: store) }
        try screen.find(.link, "Open").tap()
        try screen.find(.button, "Add to page").tap()
        #expect(screen.texts.contains("page 1"))
        try screen.find(.backButton).tap()
        #expect(store.withState(\.path).isEmpty)
    }

    @Test func `a view store awaits the end of a condition`() async throws {
        let store = Store(initialState: LegacyCounter.State()) { LegacyCounter() }
        let viewStore = ViewStore(store, observe: \.count)
        let waiting = Task { await viewStore.send(.incrementButtonTapped, while: { $0 < 3 }) }
        try await wait { viewStore.state >= 1 }
        viewStore.send(.incrementButtonTapped)
        viewStore.send(.incrementButtonTapped)
        await waiting.value
        #expect(viewStore.state == 3)
    }
}
