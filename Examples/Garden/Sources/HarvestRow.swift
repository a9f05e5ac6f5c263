import Evergreen
import Foundation
import GardenModels

/// A row with a harvest.
struct HarvestRow: View {
    let harvest: Harvest
    let model: HarvestsModel

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(harvest.plant)
                Text(harvest.date, format: .dateTime.day().month())
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Text("\(harvest.grams) g").monospacedDigit()
            SymbolButton("trash", label: "Delete \(harvest.grams) g of \(harvest.plant)", role: .destructive) {
                model.delete(harvest)
            }
        }
        .accessibilityIdentifier("harvest-\(harvest.id ?? 0)")
    }
}
