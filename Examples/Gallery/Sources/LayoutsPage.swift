import Evergreen

/// Views that keep their state, and what is being typed, when they are laid out in another way.
struct LayoutsPage: View {
    private enum Form: String, CaseIterable {
        case row, column, pile, grid

        var layout: AnyLayout {
            switch self {
            case .row: AnyLayout(HStackLayout(spacing: 12))
            case .column: AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
            case .pile: AnyLayout(ZStackLayout(alignment: .topLeading))
            case .grid: AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 12))
            }
        }
    }

    @State private var form = Form.row

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Picker("Layout", selection: $form) {
                ForEach(Form.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.segmented)
            form.layout {
                Tile(color: .green, name: "first")
                Tile(color: .orange, name: "second")
                GridRow {
                    Tile(color: .blue, name: "third")
                    Tile(color: .pink, name: "fourth")
                }
            }
        }
        .padding()
        .navigationTitle("Layouts")
    }
}

/// Counts its taps.
private struct Tile: View {
    let color: Color
    let name: String
    @State private var taps = 0

    var body: some View {
        Button("\(taps)") { taps += 1 }
            .frame(width: 60, height: 40)
            .background(color.opacity(0.3))
            .accessibilityIdentifier(name)
    }
}
