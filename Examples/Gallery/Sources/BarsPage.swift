import Evergreen

/// Bars with items at each place, on a page and in a sheet, and a search field below the title.
struct BarsPage: View {
    @State private var isEditing = false
    @State private var text = ""
    @State private var name = ""
    @State private var kind = Kind.all

    private enum Kind { case all, conifers }

    private let trees = ["Alder", "Beech", "Cedar", "Elm", "Fir", "Hazel", "Juniper", "Larch"]
    private let conifers: Set = ["Cedar", "Fir", "Juniper", "Larch"]

    private var found: [String] {
        trees.filter { tree in
            (text.isEmpty || tree.localizedStandardContains(text)) && (kind == .all || conifers.contains(tree))
        }
    }

    var body: some View {
        List {
            Button("Edit in a sheet") { isEditing = true }
            NavigationLink("Small title") { SmallTitlePage() }
            NavigationLink("Hidden bar") { HiddenBarPage() }
            NavigationLink("Colored bars") { ColoredBarsPage() }
            NavigationLink("Search tokens") { SearchTokens() }
            NavigationLink("Bar of its own") { OwnBarPage() }
            NavigationLink("Bars around") { BarsAroundPage() }
            EndOfSearch()
            ForEach(found, id: \.self) { Text($0) }
        }
        .searchable(text: $text, prompt: "Find a tree")
        .searchScopes($kind, activation: .onSearchPresentation) {
            Text("All trees").tag(Kind.all)
            Text("Conifers").tag(Kind.conifers)
        }
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

/// Items of a type of the app's own, with space between them.
private struct OwnBarPage: View {
    @State private var text = "Birch"

    var body: some View {
        Text(text)
            .padding()
            .navigationTitle("Bar of its own")
            .toolbar(removing: .title)
            .toolbar(id: "tree") { TreeBar(text: $text) }
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Water", systemImage: "drop") { text = "Watered" }
                    Button("Prune", systemImage: "scissors") { text = "Pruned" }
                } label: {
                    Label("Care", systemImage: "leaf")
                }
            }
    }
}

/// A list between two bars of an app's own.
private struct BarsAroundPage: View {
    @State private var count = 0

    var body: some View {
        List(0..<60, id: \.self) { Text("Row \($0)") }
            .safeAreaBar(edge: .top, alignment: .leading) { Text("Above").padding() }
            .safeAreaBar(edge: .bottom) { Button("Below \(count)") { count += 1 }.padding() }
            .navigationTitle("Bars around")
            .toolbar {
                ToolbarItem { Button("Plain", systemImage: "leaf") { count += 10 } }
                    .sharedBackgroundVisibility(.hidden)
                ToolbarItem { Button("Filled", systemImage: "tree") { count += 100 } }
            }
    }
}

private struct TreeBar: CustomizableToolbarContent {
    @Binding var text: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some CustomizableToolbarContent {
        ToolbarItem(id: "count", placement: .bottomBar) {
            Button("Count \(count)") {
                count += 1
                text = "Birch \(count)"
            }
        }
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(id: "done", placement: .bottomBar) { Button("Done") { dismiss() } }
    }
}

/// A row that is there while the user is searching.
private struct EndOfSearch: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        if isSearching { Button("End the search") { dismissSearch() } }
    }
}

private struct ColoredBarsPage: View {
    @State private var isClear = false

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Toggle("Clear", isOn: $isClear).fixedSize()
                ForEach(1..<30) { Text("Line \($0)") }
            }
            .padding()
        }
        .navigationTitle("Colored bars")
        .toolbarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarTitleMenu { Button("Show or hide backgrounds") { isClear.toggle() } }
            ToolbarItem(placement: .topBarTrailing) { Text("Top") }
            ToolbarItem(placement: .bottomBar) { Text("Bottom") }
        }
        .toolbarBackground(.indigo, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarBackground(
            LinearGradient(colors: [.mint, .teal], startPoint: .leading, endPoint: .trailing),
            for: .bottomBar
        )
        .toolbarBackgroundVisibility(isClear ? .hidden : .automatic, for: .navigationBar, .bottomBar)
    }
}

private struct HiddenBarPage: View {
    @State private var isHidden = true
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Toggle("Hide the bar", isOn: $isHidden).fixedSize()
            Button("Back") { dismiss() }
        }
        .padding()
        .navigationTitle("Hidden bar")
        .toolbarVisibility(isHidden ? .hidden : .visible, for: .navigationBar)
        .statusBarHidden(isHidden)
        .persistentSystemOverlays(isHidden ? .hidden : .automatic)
    }
}
