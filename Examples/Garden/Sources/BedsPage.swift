import Evergreen
import GardenModels

/// All beds with their plants.
struct BedsPage: View {
    @EnvironmentStateObject private var model: BedsModel
    @State private var editedBed: Bed?
    @State private var editedPlant: Plant?

    init() {
        _model = EnvironmentStateObject { BedsModel($0.garden) }
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Beds")
                .toolbar {
                    ToolbarItem {
                        Picker("Order", selection: $model.order) {
                            Text("Name").tag(PlantedBedsRequest.Order.byName)
                            Text("Stage").tag(PlantedBedsRequest.Order.byStage)
                        }
                        .pickerStyle(.segmented)
                    }
                    ToolbarItem {
                        Button("Add bed", systemImage: "plus") {
                            editedBed = Bed(name: "", light: .sun)
                        }
                    }
                }
        }
        .sheet(item: $editedBed) { bed in
            BedEditor(bed)
        }
        .sheet(item: $editedPlant) { plant in
            PlantEditor(plant)
        }
        .failureAlert("The garden could not be changed", failure: $model.failure)
    }

    @ViewBuilder private var content: some View {
        switch model.beds {
        case .failure(let error):
            ReadingFailed(error: error)
        case .success(let beds) where beds.isEmpty:
            ContentUnavailableView(
                "No beds",
                systemImage: "tray",
                description: Text("Lay one out, and it appears on every open page.")
            )
        case .success(let beds):
            List {
                ForEach(beds) { planted in
                    BedSection(planted: planted, model: model, editedBed: $editedBed, editedPlant: $editedPlant)
                }
            }
        }
    }
}
