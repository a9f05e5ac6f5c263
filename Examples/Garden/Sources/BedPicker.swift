import Evergreen
import GardenModels

/// A picker of a bed.
struct BedPicker: View {
    let beds: [Bed]
    @Binding var selection: Int64

    var body: some View {
        Picker("Bed", selection: $selection) {
            if !beds.contains(where: { $0.id == selection }) {
                Text("Choose a bed").tag(selection)
            }
            ForEach(beds) { bed in
                if let id = bed.id { Text(bed.name).tag(id) }
            }
        }
    }
}
