import Evergreen
import GardenModels

/// Plants of one kind: how many there are, and how far they are.
struct PlantRow: View {
    let plant: Plant
    let model: BedsModel
    /// The plant whose editor is open.
    @Binding var edited: Plant?

    var body: some View {
        HStack {
            Button(plant.name) { edited = plant }
                .buttonStyle(.borderless)
            StageLabel(stage: plant.stage)
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
            Button("Delete", systemImage: "trash", role: .destructive) { model.delete(plant) }
                .buttonStyle(.borderless)
                .accessibilityLabel("Delete \(plant.name)")
        }
        .accessibilityIdentifier("plant-\(plant.id ?? 0)")
    }
}
