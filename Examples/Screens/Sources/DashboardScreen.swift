import Charts
import SwiftUI

struct DashboardScreen: View {
    struct Sale: Identifiable {
        let month: String
        let amount: Double
        var id: String { month }
    }

    private let sales = [
        Sale(month: "Jan", amount: 12), Sale(month: "Feb", amount: 18), Sale(month: "Mar", amount: 9),
        Sale(month: "Apr", amount: 22), Sale(month: "May", amount: 27),
    ]
    @State private var kind = 0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
                    tile(
                        "Revenue",
                        value: 88_000.formatted(.currency(code: "EUR").precision(.fractionLength(0))),
                        symbol: "eurosign"
                    )
                    tile("Orders", value: 1_204.formatted(), symbol: "shippingbox")
                    tile("Returns", value: 0.032.formatted(.percent), symbol: "arrow.uturn.backward")
                    tile("Rating", value: "4.7", symbol: "star.fill")
                }
                GroupBox {
                    Picker("Chart", selection: $kind) {
                        Image(systemName: "chart.bar").tag(0)
                        Image(systemName: "chart.line.uptrend.xyaxis").tag(1)
                    }
                    .pickerStyle(.segmented)
                    Chart(sales) { sale in
                        if kind == 0 {
                            BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                        } else {
                            LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                        }
                    }
                    .frame(height: 200)
                } label: {
                    Label("Sales", systemImage: "chart.bar")
                }
                GroupBox("Goal") {
                    Gauge(value: 0.74) {
                        Text("This year")
                    } currentValueLabel: {
                        Text(0.74, format: .percent)
                    }
                }
            }
            .padding()
        }
        .navigationTitle("Dashboard")
    }

    private func tile(_ title: String, value: String, symbol: String) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Label(title, systemImage: symbol)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            Text(value)
                .font(.title2.monospacedDigit())
                .fontWeight(.semibold)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(Color(uiColor: .secondarySystemBackground))
        .cornerRadius(12)
    }
}
