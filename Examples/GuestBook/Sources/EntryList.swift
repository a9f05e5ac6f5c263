import Evergreen
import Foundation
import GRDB

/// The entries, and a field for a new one.
struct EntryList: View {
    @Query(EntriesRequest()) private var entries: [Entry]
    @Environment(\.databaseContext) private var database
    @Environment(\.user) private var user
    @State private var draft = ""
    @State private var failure: String?

    var body: some View {
        VStack(alignment: .leading) {
            if user != nil {
                HStack {
                    TextField("What do you want to say?", text: $draft)
                        .onSubmit(write)
                    Button("Write", action: write)
                        .buttonStyle(.borderedProminent)
                }
            }
            if entries.isEmpty, $entries.isLoading {
                ProgressView()
            } else if entries.isEmpty {
                ContentUnavailableView(
                    "Nothing yet",
                    systemImage: "book",
                    description: Text("Sign in, and write the first entry.")
                )
            } else {
                List(entries) { entry in
                    EntryRow(entry: entry, isDeletable: mayDelete(entry)) { delete(entry) }
                }
            }
        }
        .alert("The book could not be changed", isPresented: isFailureShown) {
            Button("OK", role: .cancel) {}
        } message: {
            Text(verbatim: failure ?? "")
        }
    }

    private var isFailureShown: Binding<Bool> {
        Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
    }

    private func mayDelete(_ entry: Entry) -> Bool {
        guard let user else { return false }
        return user.id == entry.accountID || user.roles.contains(Role.moderator)
    }

    private func write() {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let user, !text.isEmpty else { return }
        guard text.count <= 1000 else {
            failure = "An entry has at most 1,000 characters."
            return
        }
        draft = ""
        let entry = Entry(accountID: user.id, name: user.name, text: text, date: .now)
        change { db in
            var entry = entry
            try entry.insert(db)
        }
    }

    private func delete(_ entry: Entry) {
        guard mayDelete(entry) else { return }
        change { db in _ = try Entry.deleteOne(db, key: entry.id) }
    }

    private func change(_ updates: @escaping @Sendable (Database) throws -> Void) {
        Task {
            do {
                try await database.writer.write(updates)
            } catch {
                failure = "\(error)"
            }
        }
    }
}

/// A row with an entry.
private struct EntryRow: View {
    let entry: Entry
    let isDeletable: Bool
    let delete: @MainActor () -> Void

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(verbatim: entry.text)
                Text(verbatim: "\(entry.name), \(entry.date.formatted(date: .abbreviated, time: .shortened))")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if isDeletable {
                Button("Delete", systemImage: "trash", role: .destructive, action: delete)
            }
        }
    }
}
