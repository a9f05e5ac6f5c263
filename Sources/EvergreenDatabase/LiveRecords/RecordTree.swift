/// An ordered, persistent tree of records: copies share their common nodes.
///
/// A B-tree whose nodes count their entries: O(log n) to find a key, a position, or the position of a key. An update copies the shared
/// nodes on the path to its leaf. If an update throws because keys could not be compared, the tree is no longer usable.
struct RecordTree<Record: Sendable>: Sendable {
    struct Entry: Sendable {
        var key: OrderKey

        /// Changes with the content of the record.
        var stamp: Int
        var record: Record
    }

    /// `@unchecked Sendable`: a node is only changed while exactly one tree refers to it, by the owner of that tree.
    final class Node: @unchecked Sendable {
        fileprivate(set) var entries: [Entry]
        fileprivate(set) var children: [Node]

        /// For each child but the first, a separator: no entry of the child precedes it, and all entries before the child do.
        ///
        /// Kept in the node, so that a search does not have to read all children that it compares with.
        fileprivate(set) var separators: [OrderKey]
        fileprivate(set) var count: Int

        fileprivate init(entries: [Entry]) {
            self.entries = entries
            children = []
            separators = []
            count = entries.count
        }

        /// - Parameter separators: As many as there are children. The first one is ignored.
        fileprivate init(children: [Node], separators: [OrderKey]) {
            entries = []
            self.children = children
            self.separators = separators
            count = children.reduce(0) { $0 + $1.count }
        }

        private init(other: Node) {
            entries = other.entries
            children = other.children
            separators = other.separators
            count = other.count
        }

        fileprivate func copy() -> Node { Node(other: self) }

        /// Asks the array of a concrete type: for the other one, generic code looks up metadata each time.
        var isLeaf: Bool { separators.isEmpty }
    }

    /// Copying a leaf copies all of its entries, which are scattered in memory: leaves are kept small.
    private static var leafCapacity: Int { 32 }
    private static var branchCapacity: Int { 64 }

    private(set) var root: Node?

    init() {}

    /// Creates a tree from sorted entries.
    init(sorted entries: [Entry]) {
        guard !entries.isEmpty else { return }
        var nodes = stride(from: 0, to: entries.count, by: Self.leafCapacity).map { start in
            (
                node: Node(entries: Array(entries[start..<min(start + Self.leafCapacity, entries.count)])),
                firstKey: entries[start].key
            )
        }
        while nodes.count > 1 {
            nodes = stride(from: 0, to: nodes.count, by: Self.branchCapacity).map { start in
                let children = nodes[start..<min(start + Self.branchCapacity, nodes.count)]
                return (
                    Node(children: children.map(\.node), separators: children.map(\.firstKey)), nodes[start].firstKey
                )
            }
        }
        root = nodes.first?.node
    }

    var count: Int { root?.count ?? 0 }

    /// The entry at a position, which must exist.
    subscript(position: Int) -> Entry {
        let (entries, start) = leaf(at: position)
        return entries[position - start]
    }

    /// The entry at a position in a subtree, which must exist.
    static func entry(_ position: Int, of node: Node) -> Entry {
        let (leaf, start) = Self.leaf(at: position, of: node)
        return leaf.entries[position - start]
    }

    /// The entries of the leaf with the entry at a position, which must exist, and the position of the leaf's first entry.
    func leaf(at position: Int) -> (entries: [Entry], start: Int) {
        // As in any collection, a position out of bounds is a programming error. Those that `Records` gets are checked there.
        guard let root else { preconditionFailure("Index out of range") }
        let (leaf, start) = Self.leaf(at: position, of: root)
        return (leaf.entries, start)
    }

    private static func leaf(at position: Int, of node: Node) -> (leaf: Node, start: Int) {
        var (node, start) = (node, 0)
        while !node.isLeaf {
            var index = 0
            while position - start >= node.children[index].count {
                start += node.children[index].count
                index += 1
            }
            node = node.children[index]
        }
        return (node, start)
    }

    /// The entry with a key, if there is one.
    func entry(for key: OrderKey, by order: KeyOrder) throws -> Entry? {
        var node = root
        while let current = node {
            if current.isLeaf {
                let index = try Self.lowerBound(current.entries, key, order)
                guard index < current.entries.count, current.entries[index].key == key else { return nil }
                return current.entries[index]
            }
            node = try current.children[Self.childIndex(current, key, order)]
        }
        return nil
    }

    /// Inserts an entry, or replaces the one with the same key.
    mutating func insert(_ entry: Entry, by order: KeyOrder) throws {
        guard var node = root else {
            root = Node(entries: [entry])
            return
        }
        root = nil
        if let sibling = try Self.insert(entry, into: &node, order) {
            root = Node(children: [node, sibling.node], separators: [sibling.firstKey, sibling.firstKey])
        } else {
            root = node
        }
    }

    /// Removes the entry with a key, if there is one.
    mutating func remove(_ key: OrderKey, by order: KeyOrder) throws {
        guard var node = root else { return }
        root = nil
        try Self.remove(key, from: &node, order)
        while node.children.count == 1, let child = node.children.first { node = child }
        root = node.count == 0 ? nil : node
    }

    /// Calls a function with all entries in order.
    func forEach(_ body: (Entry) throws -> Void) rethrows {
        func visit(_ node: Node) throws {
            for entry in node.entries { try body(entry) }
            for child in node.children { try visit(child) }
        }
        if let root { try visit(root) }
    }

    // MARK: Nodes

    private static func lowerBound(_ entries: [Entry], _ key: OrderKey, _ order: KeyOrder) throws -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if try order.isBefore(entries[middle].key, key) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The index of the child that contains a key, or would contain it.
    private static func childIndex(_ node: Node, _ key: OrderKey, _ order: KeyOrder) throws -> Int {
        var (low, high) = (1, node.children.count)
        while low < high {
            let middle = (low + high) / 2
            if try order.isBefore(key, node.separators[middle]) { high = middle } else { low = middle + 1 }
        }
        return low - 1
    }

    private typealias Sibling = (node: Node, firstKey: OrderKey)

    /// Returns the new right sibling if the node had to be split.
    private static func insert(_ entry: Entry, into node: inout Node, _ order: KeyOrder) throws -> Sibling? {
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        if node.isLeaf {
            let index = try lowerBound(node.entries, entry.key, order)
            if index < node.entries.count, node.entries[index].key == entry.key {
                node.entries[index] = entry
            } else {
                node.entries.insert(entry, at: index)
            }
            node.count = node.entries.count
            guard node.count > leafCapacity else { return nil }
            let middle = node.count / 2
            let sibling = Node(entries: Array(node.entries[middle...]))
            let firstKey = node.entries[middle].key
            node.entries = Array(node.entries[..<middle])
            node.count = middle
            return (sibling, firstKey)
        }
        let index = try childIndex(node, entry.key, order)
        let countBefore = node.children[index].count
        let split = try insert(entry, into: &node.children[index], order)
        node.count += node.children[index].count - countBefore
        guard let split else { return nil }
        node.count += split.node.count
        node.children.insert(split.node, at: index + 1)
        node.separators.insert(split.firstKey, at: index + 1)
        guard node.children.count > branchCapacity else { return nil }
        let middle = node.children.count / 2
        let sibling = Node(
            children: Array(node.children[middle...]),
            separators: Array(node.separators[middle...])
        )
        let firstKey = node.separators[middle]
        node.children = Array(node.children[..<middle])
        node.separators = Array(node.separators[..<middle])
        node.count -= sibling.count
        return (sibling, firstKey)
    }

    private static func remove(_ key: OrderKey, from node: inout Node, _ order: KeyOrder) throws {
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        if node.isLeaf {
            let index = try lowerBound(node.entries, key, order)
            if index < node.entries.count, node.entries[index].key == key {
                node.entries.remove(at: index)
            }
            node.count = node.entries.count
            return
        }
        let index = try childIndex(node, key, order)
        let countBefore = node.children[index].count
        try remove(key, from: &node.children[index], order)
        node.count += node.children[index].count - countBefore
        if node.children[index].count == 0 {
            node.children.remove(at: index)
            node.separators.remove(at: index)
        } else {
            mergeChild(index, of: node)
        }
    }

    /// Merges an underfull child with a sibling, if both fit in one node.
    private static func mergeChild(_ index: Int, of node: Node) {
        func size(_ index: Int) -> Int { max(node.children[index].entries.count, node.children[index].children.count) }
        let capacity = node.children[index].isLeaf ? leafCapacity : branchCapacity
        guard size(index) < capacity / 4, node.children.count > 1 else { return }
        let left = index > 0 ? index - 1 : index
        guard size(left) + size(left + 1) <= capacity else { return }
        let (first, second) = (node.children[left], node.children[left + 1])
        guard first.isLeaf == second.isLeaf else { return }
        if first.isLeaf {
            node.children[left] = Node(entries: first.entries + second.entries)
        } else {
            var separators = first.separators + second.separators
            separators[first.children.count] = node.separators[left + 1]
            node.children[left] = Node(children: first.children + second.children, separators: separators)
        }
        node.children.remove(at: left + 1)
        node.separators.remove(at: left + 1)
    }
}
