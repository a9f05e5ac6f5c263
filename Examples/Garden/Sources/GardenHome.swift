import Evergreen

/// The pages of the app, one at a time.
struct GardenHome: View {
    var body: some View {
        TabView {
            BedsPage().tabItem { Label("Beds", systemImage: "tray") }
            HarvestPage().tabItem { Label("Harvest", systemImage: "calendar") }
            OverviewPage().tabItem { Label("Overview", systemImage: "list.bullet") }
        }
    }
}
