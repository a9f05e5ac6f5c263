import Evergreen

/// The tabs of the app.
struct GardenHome: View {
    var body: some View {
        TabView {
            BedsPage().tabItem { Label("Beds", systemImage: "tray") }
            HarvestPage().tabItem { Label("Harvest", systemImage: "calendar") }
            OverviewPage().tabItem { Label("Overview", systemImage: "list.bullet") }
        }
    }
}
