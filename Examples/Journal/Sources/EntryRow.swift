import Evergreen
import EvergreenStore

/// A row of the list.
@Reducer
struct EntryRow {
    @ObservableState
    struct State: Equatable, Identifiable {
        var entry: Entry
        var id: Entry.ID { entry.id }
    }

    enum Action: Equatable {
        case deleteButtonTapped
        case failed(String)
        case favoriteButtonTapped
    }

    @Dependency(\.journal) var journal

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .deleteButtonTapped:
                // The list asks for confirmation first.
                return .none
            case .failed:
                // The list shows the error.
                state.entry.isFavorite.toggle()
                return .none
            case .favoriteButtonTapped:
                state.entry.isFavorite.toggle()
                return .run { [entry = state.entry] _ in
                    try await journal.save(entry)
                } catch: { error, send in
                    await send(.failed("The mark could not be saved. \(error)"))
                }
            }
        }
    }
}

struct EntryRowView: View {
    let store: StoreOf<EntryRow>

    var body: some View {
        HStack {
            NavigationLink(state: EntryEditor.State(entry: store.entry)) {
                VStack(alignment: .leading) {
                    Text(title).font(.headline)
                    Text(store.entry.date, style: .date).font(.caption)
                }
            }
            Spacer()
            Button(
                store.entry.isFavorite ? "Unmark \(title)" : "Mark \(title)",
                systemImage: store.entry.isFavorite ? "star.fill" : "star"
            ) {
                store.send(.favoriteButtonTapped)
            }
            Button("Delete \(title)", systemImage: "trash", role: .destructive) {
                store.send(.deleteButtonTapped)
            }
        }
        .labelStyle(.iconOnly)
    }

    private var title: String { store.entry.title.isEmpty ? "Untitled" : store.entry.title }
}
