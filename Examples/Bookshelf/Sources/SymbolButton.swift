import Evergreen

/// A button of a row, with a symbol and an accessibility label.
struct SymbolButton: View {
    private let symbol: String
    private let label: String
    private let action: @MainActor () -> Void

    init(_ symbol: String, label: String, action: @escaping @MainActor () -> Void) {
        self.symbol = symbol
        self.label = label
        self.action = action
    }

    var body: some View {
        Button(action: action) { Image(systemName: symbol) }
            .buttonStyle(.borderless)
            .accessibilityLabel(label)
    }
}
