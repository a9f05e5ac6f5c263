import Evergreen
import GardenModels

/// Totals of the garden.
struct OverviewPage: View {
    @EnvironmentStateObject private var model: OverviewModel

    init() {
        _model = EnvironmentStateObject { OverviewModel($0.garden) }
    }

    var body: some View {
        NavigationStack {
            content.navigationTitle("Overview")
        }
    }

    @ViewBuilder private var content: some View {
        switch model.overview {
        case .failure(let error):
            ReadingFailed(error: error)
        case .success(let overview):
            List {
                Section("Garden") {
                    Figure(title: "Beds", value: "\(overview.beds)")
                    ForEach(Plant.Stage.allCases, id: \.self) { stage in
                        Figure(title: stage.title, value: "\(overview.plants[stage, default: 0])")
                    }
                }
                Section("Harvest") {
                    ForEach(overview.yields) { yield in
                        NavigationLink {
                            YieldPage(plant: yield.plant)
                        } label: {
                            Figure(title: yield.plant, value: "\(yield.grams) g")
                        }
                    }
                }
            }
        }
    }
}
