import Evergreen
import GardenModels

/// One bed with its plants.
struct BedSection: View {
    let planted: PlantedBed
    let model: BedsModel
    /// What is being edited belongs to the page: its editor stays when this bed goes.
    @Binding var editedBed: Bed?
    @Binding var editedPlant: Plant?
    @State private var isDeletionAsked = false

    var body: some View {
        Section {
            ForEach(planted.plants) { plant in
                PlantRow(plant: plant, model: model, edited: $editedPlant)
            }
            Button("Plant something", systemImage: "plus") {
                editedPlant = planted.bed.id.map { Plant(bedId: $0) }
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Plant something in \(planted.bed.name)")
        } header: {
            HStack {
                Text(planted.bed.name)
                Text(planted.bed.light.title).foregroundStyle(.secondary)
                Spacer()
                Button("Edit", systemImage: "pencil") { editedBed = planted.bed }
                    .accessibilityLabel("Edit \(planted.bed.name)")
                Button("Delete", systemImage: "trash", role: .destructive) { isDeletionAsked = true }
                    .accessibilityLabel("Delete \(planted.bed.name)")
            }
            .buttonStyle(.borderless)
        }
        .alert("Delete \(planted.bed.name)?", isPresented: $isDeletionAsked) {
            Button("Delete", role: .destructive) { model.delete(planted.bed) }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("What grows there goes with it.")
        }
    }
}
