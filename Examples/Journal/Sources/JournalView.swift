import Evergreen
import EvergreenStore

struct JournalView: View {
    @Bindable var store: StoreOf<Journal>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            list
                .navigationTitle("Journal")
                .searchable(text: $store.query)
                .toolbar {
                    ToolbarItem {
                        Button("New entry", systemImage: "plus") { store.send(.newButtonTapped) }
                    }
                }
                .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { store in
                    NavigationStack { EntryEditorView(store: store) }
                }
                .alert($store.scope(state: \.destination?.delete, action: \.destination.delete))
        } destination: { store in
            EntryEditorView(store: store)
        }
        .task { await store.send(.task).finish() }
    }

    @ViewBuilder private var list: some View {
        if let failure = store.failure { Text(failure).foregroundStyle(.red) }
        if store.rows.isEmpty {
            ContentUnavailableView(
                store.query.isEmpty ? "No entries" : "Nothing found",
                systemImage: "book",
                description: Text(store.query.isEmpty ? "Write the first one." : "No entry contains these words.")
            )
        } else {
            List {
                ForEach(store.scope(state: \.rows, action: \.rows)) { store in
                    EntryRowView(store: store)
                }
            }
        }
    }
}
