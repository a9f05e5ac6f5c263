import Evergreen

/// The pages of the app, one at a time.
struct GardenHome: View {
    private enum Page: CaseIterable {
        case beds, harvest, overview

        var title: String {
            switch self {
            case .beds: "Beds"
            case .harvest: "Harvest"
            case .overview: "Overview"
            }
        }
    }

    @State private var page = Page.beds

    var body: some View {
        Picker("Page", selection: $page) {
            ForEach(Page.allCases, id: \.self) { page in Text(page.title).tag(page) }
        }
        .pickerStyle(.segmented)
        switch page {
        case .beds: BedsPage()
        case .harvest: HarvestPage()
        case .overview: OverviewPage()
        }
    }
}
