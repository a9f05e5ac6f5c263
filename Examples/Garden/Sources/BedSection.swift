import Evergreen
import GardenModels

/// A section with a bed and its plants.
struct BedSection: View {
    let planted: PlantedBed
    let model: BedsModel
    /// The edited bed and plant are state of the page, so that an editor stays open when this bed is deleted.
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
                VStack(alignment: .leading) {
                    Text(planted.bed.name)
                    Text(planted.bed.light.title).foregroundStyle(.secondary).font(.caption)
                }
                Spacer()
                SymbolButton("pencil", label: "Edit \(planted.bed.name)") { editedBed = planted.bed }
                SymbolButton("trash", label: "Delete \(planted.bed.name)", role: .destructive) {
                    isDeletionAsked = true
                }
            }
        }
        .alert("Delete \(planted.bed.name)?", isPresented: $isDeletionAsked) {
            Button("Delete", role: .destructive) { model.delete(planted.bed) }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("What grows there goes with it.")
        }
    }
}
