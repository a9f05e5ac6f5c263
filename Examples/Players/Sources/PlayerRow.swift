import Evergreen
import GRDB

/// A row with a player's name, score and actions.
struct PlayerRow: View {
    let player: Player
    let settings: PlayersSettings
    /// The player whose editor is open.
    @Binding var edited: Player?
    /// The player whose deletion the user is asked to confirm.
    @Binding var deleted: Player?
    @Environment(\.databaseContext) private var database
    @Environment(PlayerWrites.self) private var writes

    var body: some View {
        HStack {
            Button(player.name) { edited = player }
                .buttonStyle(.borderless)
            Spacer()
            Stepper {
                Text(player.score, format: .number)
                    .monospacedDigit()
                    .accessibilityIdentifier("score-\(player.id ?? 0)")
            } onIncrement: {
                addPoints(settings.step)
            } onDecrement: {
                addPoints(-settings.step)
            }
            .fixedSize()
            .accessibilityLabel("Score of \(player.name)")
            Button("Delete", systemImage: "trash", role: .destructive, action: delete)
                .buttonStyle(.borderless)
                .accessibilityLabel("Delete \(player.name)")
        }
        .accessibilityIdentifier("player-\(player.id ?? 0)")
    }

    private func addPoints(_ points: Int) {
        let id = player.id
        writes.write(to: database) { db in
            _ = try Player.filter(key: id).updateAll(db, Player.Columns.score += points)
        }
    }

    private func delete() {
        if settings.confirmsDeletions {
            deleted = player
        } else {
            writes.delete(player, in: database)
        }
    }
}
