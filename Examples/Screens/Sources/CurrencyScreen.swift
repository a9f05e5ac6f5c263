import SwiftUI

enum Currency: String, CaseIterable, Identifiable, Codable {
    case eur, usd, jpy, gbp, chf

    var id: String { rawValue }
    var code: String { rawValue.uppercased() }

    /// The amount for one euro.
    var rate: Decimal {
        switch self {
        case .eur: 1
        case .usd: 1.08
        case .jpy: 163.2
        case .gbp: 0.84
        case .chf: 0.94
        }
    }
}

struct CurrencyScreen: View {
    @State private var amount: Decimal = 100
    @State private var from = Currency.eur
    @State private var to = Currency.usd
    @State private var swaps = 0
    @FocusState private var isEditing: Bool
    @Environment(\.locale) private var locale

    private var result: Decimal { amount / from.rate * to.rate }

    var body: some View {
        Form {
            Section("Amount") {
                TextField("Amount", value: $amount, format: .number.precision(.fractionLength(0...2)))
                    .keyboardType(.decimalPad)
                    .focused($isEditing)
                    .font(.title.monospacedDigit())
            }
            Section {
                Picker("From", selection: $from) {
                    ForEach(Currency.allCases) { currency in Text(currency.code).tag(currency) }
                }
                Picker("To", selection: $to) {
                    ForEach(Currency.allCases) { currency in Text(currency.code).tag(currency) }
                }
                Button {
                    withAnimation { (from, to) = (to, from) }
                    swaps += 1
                } label: {
                    Label("Swap", systemImage: "arrow.up.arrow.down").symbolEffect(.wiggle, value: swaps)
                        .frame(maxWidth: .infinity)
                }
            }
            Section {
                Text(result, format: .currency(code: to.code))
                    .font(.system(.largeTitle, design: .rounded, weight: .bold))
                    .contentTransition(.numericText())
                    .frame(maxWidth: .infinity)
                    .lineLimit(1)
                    .accessibilityIdentifier("result")
            } footer: {
                Text(
                    "1 \(from.code) = \((to.rate / from.rate).formatted(.number.precision(.significantDigits(4)))) \(to.code)"
                )
            }
        }
        .navigationTitle("Currency")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                if isEditing { Button("Done") { isEditing = false } }
            }
        }
    }
}
