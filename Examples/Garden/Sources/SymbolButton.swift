import Evergreen

/// A button of a row, with a symbol and an accessibility label.
struct SymbolButton: View {
    private let symbol: String
    private let label: String
    private let role: ButtonRole?
    private let action: @MainActor () -> Void

    init(_ symbol: String, label: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.symbol = symbol
        self.label = label
        self.role = role
        self.action = action
    }

    var body: some View {
        Button(role: role, action: action) { Image(systemName: symbol) }
            .buttonStyle(.borderless)
            .accessibilityLabel(label)
    }
}
