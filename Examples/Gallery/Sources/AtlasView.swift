import Evergreen
import Foundation

/// Tabs, navigation stacks and a sort order in the URL: `/atlas/birds/heron`, `/atlas/trees?order=size`.
struct AtlasView: View {
    enum Part: String {
        case birds, trees
    }

    @State private var part = Part.birds

    var body: some View {
        TabView(selection: $part) {
            Tab("Birds", systemImage: "sun.max", value: .birds) { BirdList() }
            Tab("Trees", systemImage: "leaf", value: .trees) { TreeList() }
        }
        .addressSegment($part)
    }
}

private enum Bird: String, CaseIterable {
    case heron, kite, wren
}

private struct BirdList: View {
    var body: some View {
        NavigationStack {
            List {
                ForEach(Bird.allCases, id: \.self) { bird in
                    NavigationLink(bird.rawValue.capitalized, value: bird)
                }
                Section("Elsewhere") {
                    if let tree = URL(string: "/atlas/trees/oak") { Link("The oak", destination: tree) }
                    if let gallery = URL(string: "/") { Link("Gallery", destination: gallery) }
                    Text("Not here: [the dodo](/atlas/birds/dodo).")
                }
            }
            .navigationTitle("Birds")
            .navigationDestination(for: Bird.self, address: "") { bird in
                BirdPage(bird: bird)
            }
        }
    }
}

private struct BirdPage: View {
    let bird: Bird
    @State private var isSeen = false

    var body: some View {
        Form {
            Toggle("Seen", isOn: $isSeen)
            NavigationLink("Notes") { Text("No notes yet.").navigationTitle("Notes") }
        }
        .navigationTitle(bird.rawValue.capitalized)
    }
}

private enum Tree: String, CaseIterable {
    case birch, oak, willow

    var height: Int {
        switch self {
        case .birch: 25
        case .oak: 40
        case .willow: 20
        }
    }
}

private struct TreeList: View {
    enum Order: String {
        case name, size
    }

    @State private var order = Order.name

    private var trees: [Tree] {
        order == .name ? Tree.allCases : Tree.allCases.sorted { $0.height > $1.height }
    }

    var body: some View {
        NavigationStack {
            List(trees, id: \.self) { tree in
                NavigationLink(tree.rawValue.capitalized, value: tree)
            }
            .toolbar {
                Picker("Order", selection: $order) {
                    Text("Name").tag(Order.name)
                    Text("Size").tag(Order.size)
                }
                .pickerStyle(.segmented)
            }
            .addressQuery("order", $order, default: .name)
            .navigationTitle("Trees")
            .navigationDestination(for: Tree.self, address: "") { tree in
                Text("\(tree.height) meters").navigationTitle(tree.rawValue.capitalized)
            }
        }
    }
}

struct NothingInAtlas: View {
    var body: some View {
        ContentUnavailableView {
            Label("Not in the atlas", systemImage: "map")
        } description: {
            Text("Neither a bird nor a tree has this name.")
        } actions: {
            if let atlas = URL(string: "/atlas") { Link("To the atlas", destination: atlas) }
        }
        .navigationTitle("Not in the atlas")
    }
}
