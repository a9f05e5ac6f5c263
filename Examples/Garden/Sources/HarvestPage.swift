import Evergreen
import GardenModels

/// All harvests, the latest first.
struct HarvestPage: View {
    @EnvironmentStateObject private var model: HarvestsModel
    @State private var isWeighing = false

    init() {
        _model = EnvironmentStateObject { HarvestsModel(in: $0.garden) }
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Harvest")
                .toolbar {
                    ToolbarItem {
                        Button("Weigh in", systemImage: "plus") { isWeighing = true }
                    }
                }
        }
        .sheet(isPresented: $isWeighing) { WeighingSheet() }
        .failureAlert("The harvest could not be changed", failure: $model.failure)
    }

    @ViewBuilder private var content: some View {
        switch model.harvests {
        case .failure(let error):
            ReadingFailed(error: error)
        case .success(let harvests) where harvests.isEmpty:
            ContentUnavailableView(
                "Nothing harvested",
                systemImage: "calendar",
                description: Text("Weigh in what is ripe, and it appears on every open page.")
            )
        case .success(let harvests):
            List(harvests) { harvest in
                HarvestRow(harvest: harvest, model: model)
            }
        }
    }
}
