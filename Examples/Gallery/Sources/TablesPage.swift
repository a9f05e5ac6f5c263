import Evergreen
import Foundation

/// A table that sorts and selects, of a few rows or of 100,000.
struct TablesPage: View {
    @State private var trees = Tree.samples(12)
    @State private var order = [KeyPathComparator(\Tree.name)]
    @State private var selection: Set<Tree.ID> = []
    @State private var visited = "none"
    @State private var isLong = false
    @State private var hasNotes = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Toggle("100,000 rows", isOn: $isLong)
                Toggle("Notes", isOn: $hasNotes)
                Button("Grow") { grow(selection) }.keyboardShortcut("g", modifiers: [.option])
            }
            HStack {
                Text("\(selection.count) of \(trees.count) selected").accessibilityIdentifier("selected")
                Text("Visited: \(visited)").accessibilityIdentifier("visited")
            }
            Table(trees, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Height", value: \.height) { tree in Text("\(tree.height) m") }
                    .width(110)
                TableColumn("Planted", value: \.planted) { tree in Text(String(tree.planted)) }
                    .width(min: 90, max: 160)
                if hasNotes {
                    TableColumn("Note") { tree in
                        Text(tree.isEvergreen ? "keeps its leaves" : "sheds its leaves").foregroundStyle(.secondary)
                    }
                }
            }
            .accessibilityLabel("Trees")
            .tableStyle(.inset)
            .contextMenu(forSelectionType: Tree.ID.self) { ids in
                if !ids.isEmpty {
                    Button("Grow \(ids.count)") { grow(ids) }
                    Button("Cut down \(ids.count)", role: .destructive) { cutDown(ids) }
                }
            } primaryAction: { ids in
                visited = trees.filter { ids.contains($0.id) }.map(\.name).joined(separator: ", ")
            }
        }
        .navigationTitle("Tables")
        .onChange(of: isLong) {
            trees = Tree.samples(isLong ? 100_000 : 12).sorted(using: order)
            selection = []
        }
        .onChange(of: order) { trees.sort(using: order) }
    }

    /// These trees grow by a meter.
    private func grow(_ ids: Set<Tree.ID>) {
        for index in trees.indices where ids.contains(trees[index].id) { trees[index].height += 1 }
    }

    private func cutDown(_ ids: Set<Tree.ID>) {
        trees.removeAll { ids.contains($0.id) }
        selection.subtract(ids)
    }
}

private struct Tree: Identifiable {
    let id: Int
    let name: String
    var height: Int
    let planted: Int
    let isEvergreen: Bool

    static func samples(_ count: Int) -> [Tree] {
        let kinds = ["Alder", "Beech", "Cedar", "Douglas fir", "Elm", "Fir", "Ginkgo", "Hazel", "Juniper", "Larch"]
        let evergreen: Set<String> = ["Cedar", "Douglas fir", "Fir", "Juniper"]
        return (0..<count).map { id in
            let kind = kinds[id % kinds.count]
            return Tree(
                id: id,
                name: count > 100 ? "\(kind) \(String(id + 1_000_000).dropFirst())" : "\(kind) \(id)",
                height: 3 + id * 7 % 40,
                planted: 1700 + id * 13 % 320,
                isEvergreen: evergreen.contains(kind)
            )
        }
    }
}
