import Evergreen
import GRDB

/// Edits the name and the score of a player, and writes them when the user saves.
struct PlayerEditor: View {
    let player: Player
    @Environment(\.databaseContext) private var database
    @Environment(\.dismiss) private var dismiss
    @Environment(PlayerWrites.self) private var writes
    @State private var name: String
    @State private var score: Int

    init(player: Player) {
        self.player = player
        _name = State(initialValue: player.name)
        _score = State(initialValue: player.score)
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                TextField("Score", value: $score, format: .number)
            }
            .navigationTitle("Edit player")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .buttonStyle(.borderedProminent)
                        .disabled(trimmedName.isEmpty)
                }
            }
        }
    }

    private var trimmedName: String {
        name.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func save() {
        var changed = player
        changed.name = trimmedName
        changed.score = score
        writes.write(to: database) { [changed] db in
            // Only the user's changes: others may have changed the other column in the meantime.
            var current = try Player.find(db, key: changed.id)
            try current.updateChanges(db) { current in
                if changed.name != player.name { current.name = changed.name }
                if changed.score != player.score { current.score = changed.score }
            }
        }
        dismiss()
    }
}
