import EvergreenTesting
import EvergreenUI
import SeededRandomness
import Testing

/// Random edits of random views; after each, the container must show what a plain traversal of the view descriptions finds.
@MainActor
struct SubviewWorkloadTests {
    /// The description of a view.
    fileprivate indirect enum Tree {
        case leaf(Int)
        case empty
        case group(Tree, Tree)
        case loop([(key: Int, tree: Tree)])
        case choice(Bool, Tree, Tree)
        case optional(Bool, Tree)
        case erased(Tree)
        case section(Tree)
        case ranked(Int, Tree)
    }

    /// The view of a description: a custom view with as many views as its body.
    private struct TreeView: View {
        let tree: Tree

        init(_ tree: Tree) { self.tree = tree }

        var body: some View {
            switch tree {
            case .leaf(let label): Leaf(label: label)
            case .empty: EmptyView()
            case .group(let first, let second):
                Group {
                    AnyView(TreeView(first))
                    AnyView(TreeView(second))
                }
            case .loop(let elements): ForEach(elements, id: \.key) { AnyView(TreeView($0.tree)) }
            case .choice(let isFirst, let first, let second):
                if isFirst { AnyView(TreeView(first)) } else { AnyView(TreeView(second)) }
            case .optional(let isThere, let tree): if isThere { AnyView(TreeView(tree)) }
            case .erased(let tree): AnyView(AnyView(TreeView(tree)))
            case .section(let tree): Section("Head") { AnyView(TreeView(tree)) }
            case .ranked(let rank, let tree): AnyView(TreeView(tree)).containerValue(\.rank, rank)
            }
        }
    }

    /// Shows its number among all views ever created, which it keeps in its state.
    private struct Leaf: View {
        let label: Int
        @State private var token = Token()

        var body: some View { Text(verbatim: "\(label) \(token.number)") }
    }

    @MainActor
    private final class Token {
        static var made = 0
        let number: Int

        init() {
            Self.made += 1
            number = Self.made
        }
    }

    private struct Found: Equatable {
        let path: String
        let label: Int
        let rank: Int
    }

    /// The oracle: the leaves in order, each with its identity.
    private func leaves(of tree: Tree, path: String = "", rank: Int = 0) -> [Found] {
        switch tree {
        case .leaf(let label): [Found(path: path + "/leaf", label: label, rank: rank)]
        case .empty: []
        case .group(let first, let second):
            leaves(of: first, path: path + "/g1", rank: rank) + leaves(of: second, path: path + "/g2", rank: rank)
        case .loop(let elements):
            elements.flatMap { leaves(of: $0.tree, path: path + "/l\($0.key)", rank: rank) }
        case .choice(let isFirst, let first, let second):
            leaves(of: isFirst ? first : second, path: path + (isFirst ? "/c1" : "/c2"), rank: rank)
        case .optional(let isThere, let tree): isThere ? leaves(of: tree, path: path + "/o", rank: rank) : []
        case .erased(let tree): leaves(of: tree, path: path + "/e", rank: rank)
        case .section(let tree): leaves(of: tree, path: path + "/s", rank: rank)
        case .ranked(let rank, let tree): leaves(of: tree, path: path + "/r", rank: rank)
        }
    }

    private func makeTree(depth: Int, using random: inout SeededGenerator) -> Tree {
        let kind = depth == 0 ? 0 : Int.random(in: 0..<11, using: &random)
        func inner() -> Tree { makeTree(depth: depth - 1, using: &random) }
        return switch kind {
        case 0, 1: .leaf(.random(in: 0..<100, using: &random))
        case 2: .empty
        case 3, 4: .group(inner(), inner())
        case 5, 6: .loop((0..<Int.random(in: 0..<5, using: &random)).map { (key: $0, tree: inner()) })
        case 7: .choice(.random(using: &random), inner(), inner())
        case 8: .optional(.random(using: &random), inner())
        case 9: Bool.random(using: &random) ? .erased(inner()) : .section(inner())
        default: .ranked(.random(in: 1..<9, using: &random), inner())
        }
    }

    /// Makes a random edit.
    private func change(_ tree: Tree, depth: Int, using random: inout SeededGenerator) -> Tree {
        if Int.random(in: 0..<12, using: &random) == 0 { return makeTree(depth: depth, using: &random) }
        func changed(_ inner: Tree) -> Tree { change(inner, depth: max(depth - 1, 0), using: &random) }
        switch tree {
        case .leaf, .empty: return .leaf(.random(in: 0..<100, using: &random))
        case .group(let first, let second):
            return Bool.random(using: &random) ? .group(changed(first), second) : .group(first, changed(second))
        case .loop(var elements):
            switch Int.random(in: 0..<4, using: &random) {
            case 0: elements.shuffle(using: &random)
            case 1 where !elements.isEmpty: elements.remove(at: .random(in: 0..<elements.count, using: &random))
            case 2 where !elements.isEmpty:
                let index = Int.random(in: 0..<elements.count, using: &random)
                elements[index].tree = changed(elements[index].tree)
            default:
                let key = Int.random(in: 100..<100_000, using: &random)
                guard !elements.contains(where: { $0.key == key }) else { break }
                let element = (key: key, tree: makeTree(depth: max(depth - 1, 0), using: &random))
                elements.insert(element, at: .random(in: 0...elements.count, using: &random))
            }
            return .loop(elements)
        case .choice(let isFirst, let first, let second):
            if Bool.random(using: &random) { return .choice(!isFirst, first, second) }
            return isFirst ? .choice(true, changed(first), second) : .choice(false, first, changed(second))
        case .optional(let isThere, let inner):
            return Bool.random(using: &random) ? .optional(!isThere, inner) : .optional(isThere, changed(inner))
        case .erased(let inner): return .erased(changed(inner))
        case .section(let inner): return .section(changed(inner))
        case .ranked(let rank, let inner):
            return Bool.random(using: &random) ? .ranked(rank % 8 + 1, inner) : .ranked(rank, changed(inner))
        }
    }

    @Observable @MainActor
    fileprivate final class Model {
        fileprivate var tree: Tree
        var isReversed = false

        fileprivate init(_ tree: Tree) { self.tree = tree }
    }

    private struct Container<Content: View>: View {
        let model: Model
        @ViewBuilder let content: Content

        var body: some View {
            VStack {
                Group(subviews: content) { subviews in
                    let shown = model.isReversed ? Array(subviews.reversed()) : Array(subviews)
                    ForEach(shown) { subview in
                        HStack {
                            Text("#\(subview.containerValues.rank)")
                            subview
                        }
                    }
                }
            }
        }
    }

    /// The description changes inside the source, where the container's body does not run.
    private struct Source: View {
        let model: Model

        var body: some View { TreeView(model.tree) }
    }

    /// The description changes with the container.
    private struct Around: View {
        let model: Model

        var body: some View { Container(model: model) { TreeView(model.tree) } }
    }

    @Test(arguments: 1...12)
    func `under random edits, the container shows each subview in order, with its state and values`(seed: UInt64) {
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let model = Model(makeTree(depth: 5, using: &random))
        let isInside = seed.isMultiple(of: 2)
        let screen =
            isInside ? Screen { Container(model: model) { Source(model: model) } } : Screen { Around(model: model) }
        defer { screen.close() }
        var tokens: [String: Int] = [:]
        var seen: Set<Int> = []
        for step in 0..<120 {
            if step > 0 { model.tree = change(model.tree, depth: 5, using: &random) }
            if Int.random(in: 0..<8, using: &random) == 0 { model.isReversed.toggle() }
            screen.update()
            var expected = leaves(of: model.tree)
            if model.isReversed { expected.reverse() }
            let texts = screen.texts
            guard texts.count == expected.count * 2 else {
                Issue.record("seed \(seed), step \(step): \(texts) for \(expected)")
                return
            }
            var known: [String: Int] = [:]
            for (index, leaf) in expected.enumerated() {
                let parts = texts[index * 2 + 1].split(separator: " ").compactMap { Int($0) }
                #expect(texts[index * 2] == "#\(leaf.rank)", "seed \(seed), step \(step)")
                #expect(parts.first == leaf.label, "seed \(seed), step \(step)")
                let token = parts.last ?? 0
                if let previous = tokens[leaf.path] {
                    #expect(token == previous, "seed \(seed), step \(step): \(leaf.path) has lost its state")
                } else {
                    #expect(!seen.contains(token), "seed \(seed), step \(step): \(leaf.path) has the state of another")
                }
                known[leaf.path] = token
            }
            seen.formUnion(known.values)
            tokens = known
        }
    }
}
