extension RecordTree {
    /// An entry and its position.
    typealias Placed = (position: Int, entry: Entry)

    /// The entries of each tree that are not in shared nodes.
    ///
    /// Shared nodes are skipped, so that the cost is proportional to the difference.
    static func unsharedEntries(_ old: RecordTree, _ new: RecordTree) -> (old: [Placed], new: [Placed]) {
        var (olds, news) = (nodes(old), nodes(new))
        while true {
            let shared = Set(olds.map { ObjectIdentifier($0.node) }).intersection(
                news.map { ObjectIdentifier($0.node) }
            )
            olds.removeAll { shared.contains(ObjectIdentifier($0.node)) }
            news.removeAll { shared.contains(ObjectIdentifier($0.node)) }
            // Taller nodes are opened first, so that nodes of the same height are compared.
            let height = max(olds.map(\.height).max() ?? 0, news.map(\.height).max() ?? 0)
            guard height > 0 else { break }
            olds = open(olds, height)
            news = open(news, height)
        }
        return (entries(olds), entries(news))
    }

    private typealias PlacedNode = (position: Int, height: Int, node: Node)

    private static func nodes(_ tree: RecordTree) -> [PlacedNode] {
        guard let root = tree.root else { return [] }
        var height = 0
        var node = root
        while let child = node.children.first {
            node = child
            height += 1
        }
        return [(0, height, root)]
    }

    private static func open(_ nodes: [PlacedNode], _ height: Int) -> [PlacedNode] {
        var result: [PlacedNode] = []
        for placed in nodes {
            guard placed.height == height else {
                result.append(placed)
                continue
            }
            var position = placed.position
            for child in placed.node.children {
                result.append((position, height - 1, child))
                position += child.count
            }
        }
        return result
    }

    private static func entries(_ nodes: [PlacedNode]) -> [Placed] {
        nodes.flatMap { placed in
            placed.node.entries.enumerated().map { (placed.position + $0.offset, $0.element) }
        }
    }
}
