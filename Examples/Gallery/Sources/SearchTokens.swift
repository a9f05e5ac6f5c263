import Evergreen

/// Search fields with tokens: suggested ones, and editable ones.
struct SearchTokens: View {
    @State private var text = ""
    @State private var traits: [TreeTrait] = []
    @State private var suggested = TreeTrait.allCases

    private var found: [String] {
        Tree.all.filter { tree in
            (text.isEmpty || tree.name.localizedStandardContains(text)) && tree.traits.isSuperset(of: traits)
        }
        .map(\.name)
    }

    var body: some View {
        List {
            NavigationLink("Tokens that can be edited") { EditableTokensPage() }
            DismissRow()
            ForEach(found, id: \.self) { Text($0) }
        }
        .searchable(text: $text, tokens: $traits, suggestedTokens: $suggested, prompt: "Find a tree") { trait in
            Label(trait.rawValue, systemImage: trait.symbol)
        }
        .onChange(of: traits) { _, traits in
            suggested = TreeTrait.allCases.filter { !traits.contains($0) }
        }
        .navigationTitle("Search tokens")
    }
}

private struct DismissRow: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        if isSearching { Button("End the search") { dismissSearch() } }
    }
}

private struct EditableTokensPage: View {
    @State private var text = ""
    @State private var filters: [TreeFilter] = []

    private var found: [String] {
        Tree.all.filter { tree in
            filters.allSatisfy { tree.traits.contains($0.trait) == $0.isIncluded }
                && (text.isEmpty || tree.name.localizedStandardContains(text))
        }
        .map(\.name)
    }

    var body: some View {
        List {
            ForEach(found, id: \.self) { Text($0) }
        }
        .searchable(text: $text, editableTokens: $filters, prompt: "Find a tree") { $filter in
            Picker(filter.trait.rawValue, selection: $filter.isIncluded) {
                Text(filter.trait.rawValue).tag(true)
                Text("Not \(filter.trait.rawValue)").tag(false)
            }
            .labelsHidden()
        }
        .searchSuggestions {
            ForEach(TreeTrait.allCases.filter { trait in !filters.contains { $0.trait == trait } }) { trait in
                Label(trait.rawValue, systemImage: trait.symbol).searchCompletion(TreeFilter(trait: trait))
            }
        }
        .navigationTitle("Tokens that can be edited")
    }
}

private enum TreeTrait: String, CaseIterable, Identifiable {
    case conifer = "Conifer"
    case evergreen = "Evergreen"
    case shrub = "Shrub"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .conifer: "tree"
        case .evergreen: "snowflake"
        case .shrub: "leaf"
        }
    }
}

private struct TreeFilter: Identifiable {
    let trait: TreeTrait
    var isIncluded = true

    var id: TreeTrait { trait }
}

private struct Tree {
    let name: String
    let traits: Set<TreeTrait>

    static let all = [
        Tree(name: "Beech", traits: []),
        Tree(name: "Cedar", traits: [.conifer, .evergreen]),
        Tree(name: "Hazel", traits: [.shrub]),
        Tree(name: "Holly", traits: [.evergreen, .shrub]),
        Tree(name: "Juniper", traits: [.conifer, .evergreen, .shrub]),
        Tree(name: "Larch", traits: [.conifer]),
    ]
}
