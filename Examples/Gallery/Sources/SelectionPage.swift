import Evergreen

/// Rows that are chosen: several of a list, with the pointer, the keyboard and a finger.
struct SelectionPage: View {
    @State private var numbers = Array(1...500)
    @State private var selection: Set<Int> = []

    var body: some View {
        List(selection: $selection) {
            Section(summary) {
                ForEach(numbers, id: \.self) { number in
                    Label("Tree \(number)", systemImage: "tree").selectionDisabled(number == 5)
                }
            }
            Section("Links") {
                NavigationLink("Oak") { Text("An oak").navigationTitle("Oak") }
            }
        }
        .contextMenu(forSelectionType: Int.self) { chosen in
            if !chosen.isEmpty { Button("Cut down", role: .destructive) { cutDown(chosen) } }
        }
        .navigationTitle("Selection")
        .toolbar { EditButton() }
    }

    private var summary: String {
        let chosen = selection.sorted()
        guard let first = chosen.first, let last = chosen.last else { return "None selected" }
        return chosen.count == 1 ? "\(first) selected" : "\(chosen.count) selected, from \(first) to \(last)"
    }

    private func cutDown(_ chosen: Set<Int>) {
        numbers.removeAll(where: chosen.contains)
        selection.subtract(chosen)
    }
}
