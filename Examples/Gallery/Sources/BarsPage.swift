import Evergreen

/// Bars with items at each place, on a page and in a sheet, and a search field below the title.
struct BarsPage: View {
    @State private var isEditing = false
    @State private var text = ""
    @State private var name = ""

    private let trees = ["Alder", "Beech", "Cedar", "Elm", "Fir", "Hazel", "Juniper", "Larch"]

    var body: some View {
        List {
            Button("Edit in a sheet") { isEditing = true }
            NavigationLink("Small title") { SmallTitlePage() }
            ForEach(trees.filter { text.isEmpty || $0.localizedStandardContains(text) }, id: \.self) { Text($0) }
        }
        .searchable(text: $text, prompt: "Find a tree")
        .navigationTitle("Bars")
        .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Leading") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Trailing", systemImage: "plus") {} }
            ToolbarItem(placement: .topBarTrailing) {
                Menu("More", systemImage: "ellipsis.circle") {
                    Button("Duplicate") {}
                }
            }
        }
        .sheet(isPresented: $isEditing) {
            NavigationStack {
                Form { TextField("Name", text: $name) }
                    .navigationTitle("Edit")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Save") { isEditing = false }.disabled(name.isEmpty)
                        }
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } }
                    }
            }
        }
    }
}

private struct SmallTitlePage: View {
    @State private var part = "Trees"

    var body: some View {
        Text(part)
            .padding()
            .navigationTitle("Small title")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Picker("Part", selection: $part) {
                        ForEach(["Trees", "Birds"], id: \.self) { Text($0) }
                    }
                    .pickerStyle(.segmented)
                }
                ToolbarItem(placement: .primaryAction) { Button("Add") {} }
            }
    }
}
