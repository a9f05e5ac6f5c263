import Evergreen
import Foundation

/// Days of a month, of which any number can be selected.
struct DatesPage: View {
    @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 2, day: 27)]

    var body: some View {
        VStack {
            MultiDatePicker("Days off", selection: $days)
            Text("Days selected: \(days.count)").accessibilityIdentifier("days")
        }
        .padding()
        .navigationTitle("Dates")
    }
}
