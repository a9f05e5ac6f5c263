import Evergreen

/// A page: it starts with the order in the settings, and goes its own way from there.
struct PlayersPage: View {
    @SingleRow private var settings: PlayersSettings

    var body: some View {
        PlayerList(order: settings.initialOrder)
    }
}
