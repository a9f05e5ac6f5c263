import Evergreen
import EvergreenStore

/// The list of entries with its search and its destinations.
@Reducer
struct Journal {
    @ObservableState
    struct State: Equatable {
        @Presents var destination: Destination.State?
        var failure: String?
        var path = StackState<EntryEditor.State>()
        var query = ""
        var rows: IdentifiedArrayOf<EntryRow.State> = []
    }

    enum Action: BindableAction {
        case binding(BindingAction<State>)
        case destination(PresentationAction<Destination.Action>)
        case entriesChanged([Entry])
        case failed(String)
        case newButtonTapped
        case path(StackActionOf<EntryEditor>)
        case rows(IdentifiedActionOf<EntryRow>)
        case searchPaused
        case task
    }

    /// The modal presentations of the list.
    @Reducer
    enum Destination {
        case add(EntryEditor)
        case delete(AlertState<Deletion>)
    }

    enum Deletion: Equatable {
        case confirmed(Entry.ID)
    }

    private enum CancelID { case entries, search }

    @Dependency(\.date.now) var now
    @Dependency(\.journal) var journal
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .binding(\.query):
                return .send(.searchPaused)
                    .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
            case .destination(.presented(.delete(.confirmed(let id)))):
                return .run { _ in
                    try await journal.delete(id)
                } catch: { error, send in
                    await send(.failed("The entry could not be deleted. \(error)"))
                }
            case .entriesChanged(let entries):
                state.failure = nil
                state.show(entries)
                return .none
            case .failed(let failure), .rows(.element(_, .failed(let failure))):
                state.failure = failure
                return .none
            case .newButtonTapped:
                state.destination = .add(EntryEditor.State(entry: Entry(id: uuid(), date: now)))
                return .none
            case .rows(.element(let id, .deleteButtonTapped)):
                guard let entry = state.rows[id: id]?.entry else { return .none }
                state.destination = .delete(.deletion(of: entry))
                return .none
            case .searchPaused, .task:
                return observe(state.query)
            case .binding, .destination, .path, .rows:
                return .none
            }
        }
        .forEach(\.rows, action: \.rows) { EntryRow() }
        .forEach(\.path, action: \.path) { EntryEditor() }
        .ifLet(\.$destination, action: \.destination)
    }

    private func observe(_ query: String) -> EffectOf<Self> {
        .run { send in
            for try await entries in journal.entries(query) {
                await send(.entriesChanged(entries), animation: .default)
            }
        } catch: { error, send in
            await send(.failed("The journal can't be read. \(error)"))
        }
        .cancellable(id: CancelID.entries, cancelInFlight: true)
    }
}

extension Journal.Destination.State: Equatable {}

extension Journal.State {
    /// Updates the rows. The state of an existing row is kept, except for its entry.
    mutating func show(_ entries: [Entry]) {
        var rows: IdentifiedArrayOf<EntryRow.State> = []
        for entry in entries {
            var row = self.rows[id: entry.id] ?? EntryRow.State(entry: entry)
            row.entry = entry
            rows.append(row)
        }
        self.rows = rows
    }
}

extension AlertState where Action == Journal.Deletion {
    /// The confirmation before an entry is deleted.
    static func deletion(of entry: Entry) -> Self {
        AlertState {
            TextState("Delete “\(entry.title)”?")
        } actions: {
            ButtonState(role: .destructive, action: .confirmed(entry.id)) { TextState("Delete") }
            ButtonState(role: .cancel) { TextState("Cancel") }
        } message: {
            TextState("It can't be restored.")
        }
    }
}
