import EvergreenStore
import Testing

/// The cost of an element's action that changes nothing, and what counts as a change.
@MainActor
struct UnchangedElementTests {
    private let store = Store(initialState: Shelf.State(boxes: [Box.State(id: 1), Box.State(id: 2)])) { Shelf() }

    private var address: UInt? {
        store.withState { $0.boxes.elements.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }
    }

    private func send(_ action: Box.Action, to id: Int = 1) { store.send(.boxes(.element(id: id, action: action))) }

    @Test func `an action that does not change its element copies no elements`() {
        let before = address
        send(.lookedAt)
        #expect(address == before)
        send(.filled("pens"))
        #expect(address != before)
    }

    @Test func `an array within an element is changed`() {
        send(.filled("pens"))
        send(.filled("paper"))
        #expect(store.boxes[id: 1]?.items == ["pens", "paper"])
        send(.sorted)
        #expect(store.boxes[id: 1]?.items == ["paper", "pens"])
        #expect(store.boxes[id: 2]?.items == [])
    }

    @Test func `an unobserved field is changed`() {
        send(.weighed(3))
        #expect(store.boxes[id: 1]?.weight == 3)
    }

    @Test func `a field replaced by an equal value keeps its contents`() {
        send(.filled("pens"))
        send(.repacked)
        #expect(store.boxes[id: 1]?.items == ["pens"])
    }

    @Test func `an element with a changed id is found by it`() {
        send(.renumbered(7))
        #expect(store.boxes.ids == [7, 2])
        send(.filled("pens"), to: 7)
        #expect(store.boxes[id: 7]?.items == ["pens"])
    }

    @Test func `an action that does not change its element starts its effects`() async {
        await store.send(.boxes(.element(id: 2, action: .refilled))).finish()
        #expect(store.boxes[id: 2]?.items == ["more"])
    }
}

@Reducer
struct Box {
    @ObservableState
    struct State: Identifiable {
        var id: Int
        var items: [String] = []
        @ObservationStateIgnored var weight = 0
    }

    enum Action {
        case lookedAt
        case filled(String)
        case sorted
        case weighed(Int)
        case repacked
        case renumbered(Int)
        case refilled
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .lookedAt: break
            case .filled(let item): state.items.append(item)
            case .sorted: state.items.sort()
            case .weighed(let weight): state.weight = weight
            case .repacked: state.items = state.items.map { $0 }
            case .renumbered(let id): state.id = id
            case .refilled: return .run { send in await send(.filled("more")) }
            }
            return .none
        }
    }
}

@Reducer
struct Shelf {
    @ObservableState
    struct State {
        var boxes: IdentifiedArrayOf<Box.State>
    }

    enum Action {
        case boxes(IdentifiedActionOf<Box>)
    }

    var body: some ReducerOf<Self> {
        Reduce { _, _ in .none }
            .forEach(\.boxes, action: \.boxes) { Box() }
    }
}
