import Evergreen
import GardenModels

/// All harvests of a plant.
struct YieldPage: View {
    private let plant: String
    @EnvironmentStateObject private var model: HarvestsModel

    init(plant: String) {
        self.plant = plant
        _model = EnvironmentStateObject { HarvestsModel(of: plant, in: $0.garden) }
    }

    var body: some View {
        content
            .navigationTitle(plant)
            .failureAlert("The harvest could not be changed", failure: $model.failure)
    }

    @ViewBuilder private var content: some View {
        switch model.harvests {
        case .failure(let error):
            ReadingFailed(error: error)
        case .success(let harvests):
            List(harvests) { harvest in
                HarvestRow(harvest: harvest, model: model)
            }
        }
    }
}
