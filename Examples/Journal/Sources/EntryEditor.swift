import Evergreen
import EvergreenStore

/// Edits an entry, on a pushed page or in a sheet.
@Reducer
struct EntryEditor {
    @ObservableState
    struct State: Equatable, Identifiable {
        var entry: Entry
        var failure: String?
        var id: Entry.ID { entry.id }
    }

    enum Action: BindableAction, Equatable {
        case binding(BindingAction<State>)
        case cancelButtonTapped
        case failed(String)
        case saveButtonTapped
    }

    @Dependency(\.dismiss) var dismiss
    @Dependency(\.journal) var journal

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .binding:
                return .none
            case .cancelButtonTapped:
                return .run { _ in await dismiss() }
            case .failed(let failure):
                state.failure = failure
                return .none
            case .saveButtonTapped:
                state.failure = nil
                return .run { [entry = state.entry] _ in
                    try await journal.save(entry)
                    await dismiss()
                } catch: { error, send in
                    await send(.failed("The entry could not be saved. \(error)"))
                }
            }
        }
    }
}

struct EntryEditorView: View {
    @Bindable var store: StoreOf<EntryEditor>

    var body: some View {
        Form {
            TextField("Title", text: $store.entry.title)
            TextEditor(text: $store.entry.text).accessibilityLabel("Text")
            if let failure = store.failure { Text(failure).foregroundStyle(.red) }
        }
        .navigationTitle("Entry")
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { store.send(.cancelButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") { store.send(.saveButtonTapped) }
                    .disabled(store.entry.title.isEmpty)
            }
        }
    }
}
