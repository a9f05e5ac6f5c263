import Evergreen
import GardenModels

/// A row with plants of the same kind: their number and their stage.
struct PlantRow: View {
    let plant: Plant
    let model: BedsModel
    /// The plant whose editor is open.
    @Binding var edited: Plant?

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Button(plant.name) { edited = plant }
                    .buttonStyle(.borderless)
                StageLabel(stage: plant.stage)
            }
            Spacer()
            Stepper {
                Text(plant.count, format: .number)
                    .monospacedDigit()
                    .accessibilityIdentifier("count-\(plant.id ?? 0)")
            } onIncrement: {
                model.add(1, to: plant)
            } onDecrement: {
                model.add(-1, to: plant)
            }
            .accessibilityLabel("Number of \(plant.name)")
            SymbolButton("trash", label: "Delete \(plant.name)", role: .destructive) { model.delete(plant) }
        }
        .accessibilityIdentifier("plant-\(plant.id ?? 0)")
    }
}
