import Evergreen

/// A page whose initial order is the one in the settings.
struct PlayersPage: View {
    @SingleRow private var settings: PlayersSettings

    var body: some View {
        PlayerList(order: settings.initialOrder)
    }
}
