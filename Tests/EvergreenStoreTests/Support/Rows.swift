import EvergreenStore

/// A row of a list, with an effect that runs while the row exists.
@Reducer
struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
        let id: Int
        var count = 0
        var events: [String] = []
    }

    enum Action {
        case incremented
        case watched(AsyncStream<String>)
        case happened(String)
    }

    private enum CancelID { case watching }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .incremented:
                state.count += 1
                return .none
            case .watched(let events):
                return .run { send in
                    for await event in events { await send(.happened(event)) }
                }
                .cancellable(id: CancelID.watching, cancelInFlight: true)
            case .happened(let event):
                state.events.append(event)
                return .none
            }
        }
    }
}

/// A list of rows.
@Reducer
struct Rows {
    @ObservableState
    struct State: Equatable {
        var rows: IdentifiedArrayOf<Row.State> = []
        var title = ""
    }

    enum Action {
        case rows(IdentifiedActionOf<Row>)
        case removed(Int)
        case moved
        case replaced(Row.State)
        case titled(String)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .rows: return .none
            case .removed(let id):
                state.rows.remove(id: id)
                return .none
            case .moved:
                state.rows.reverse()
                return .none
            case .replaced(let row):
                state.rows[id: row.id] = row
                return .none
            case .titled(let title):
                state.title = title
                return .none
            }
        }
        .forEach(\.rows, action: \.rows) { Row() }
    }

    @MainActor
    static func store(count: Int) -> StoreOf<Rows> {
        Store(initialState: Rows.State(rows: IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) }))) {
            Rows()
        }
    }
}
