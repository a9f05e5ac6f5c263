import Evergreen
import GRDB

/// All players, in an order that can be chosen for each page.
struct PlayerList: View {
    @Environment(\.databaseContext) private var database
    @Query<PlayersRequest> private var players: Records<Player>
    @SingleRow private var settings: PlayersSettings
    @State private var writes = PlayerWrites()
    @State private var edited: Player?
    @State private var deleted: Player?
    @State private var isDeletionAsked = false
    @State private var areSettingsShown = false

    /// Creates a list with an initial order. Later values have no effect: the order is then state of the page.
    init(order: PlayersRequest.Order = PlayersSettings.default.initialOrder) {
        _players = Query(PlayersRequest(order: order))
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Players")
                .toolbar {
                    ToolbarItem {
                        Button("Add player", systemImage: "plus", action: addPlayer)
                    }
                    ToolbarItem {
                        Button("Settings", systemImage: "gear") { areSettingsShown = true }
                    }
                    ToolbarItem {
                        Button("Delete all", systemImage: "trash", role: .destructive) { isDeletionAsked = true }
                            .disabled(players.isEmpty)
                    }
                }
        }
        .environment(writes)
        .sheet(item: $edited) { player in
            PlayerEditor(player: player).environment(writes)
        }
        .sheet(isPresented: $areSettingsShown) { SettingsEditor() }
        .alert("Delete this player?", isPresented: isDeletedShown, presenting: deleted) { player in
            Button("Delete", role: .destructive) { writes.delete(player, in: database) }
            Button("Cancel", role: .cancel) {}
        } message: { player in
            Text("\(player.name) has \(player.score) points. This can't be undone.")
        }
        .alert("Delete all players?", isPresented: $isDeletionAsked) {
            Button("Delete all", role: .destructive, action: deleteAll)
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("This can't be undone.")
        }
        .alert("The players could not be changed", isPresented: isFailureShown) {
            Button("OK", role: .cancel) {}
        } message: {
            Text(writes.failure ?? "")
        }
    }

    @ViewBuilder private var content: some View {
        if let error = $players.error {
            ContentUnavailableView {
                Label("The players can't be read", systemImage: "exclamationmark.triangle")
            } description: {
                Text("\(error)")
            }
        } else if players.isEmpty, $players.isLoading {
            ProgressView()
        } else if players.isEmpty {
            ContentUnavailableView(
                "No players",
                systemImage: "person.3",
                description: Text("Add one, and it appears on every open page.")
            )
        } else {
            VStack(alignment: .leading) {
                HStack {
                    Text(players.count == 1 ? "1 player" : "\(players.count) players")
                        .foregroundStyle(.secondary)
                        .accessibilityIdentifier("player-count")
                    Spacer()
                    Picker("Order", selection: $players.order) {
                        Text("Score").tag(PlayersRequest.Order.byScore)
                        Text("Name").tag(PlayersRequest.Order.byName)
                    }
                    .pickerStyle(.segmented)
                }
                List(players) { player in
                    PlayerRow(player: player, settings: settings, edited: $edited, deleted: $deleted)
                }
            }
        }
    }

    private var isDeletedShown: Binding<Bool> {
        Binding(get: { deleted != nil }, set: { if !$0 { deleted = nil } })
    }

    private var isFailureShown: Binding<Bool> {
        Binding(get: { writes.failure != nil }, set: { if !$0 { writes.failure = nil } })
    }

    private func addPlayer() {
        writes.write(to: database) { db in
            var player = Player.random()
            try player.insert(db)
        }
    }

    private func deleteAll() {
        writes.write(to: database) { db in _ = try Player.deleteAll(db) }
    }
}
