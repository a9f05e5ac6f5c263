/// The pages that contain the rows of a table, and the row ids that each of them may contain.
///
/// Only the interior pages of its b-tree are read: about one for each 500 leaves.
struct TablePages {
    /// The pages with rows, in order of the row ids.
    private(set) var leaves: [Leaf] = []
    private var interiorPages: Set<UInt32> = []
    /// The indexes of the leaves, sorted by page number.
    private var positions: [Position] = []

    struct Leaf {
        let page: UInt32
        /// The largest row id that it may contain. ``Int64/max`` in a table without row ids.
        let last: Int64
    }

    private struct Position {
        let page: UInt32
        let index: Int32
    }

    /// A deeper b-tree would have more rows than there are row ids.
    private static let maximumDepth = 32

    /// - Parameters:
    ///   - root: The root page of the b-tree.
    ///   - maximumCount: The maximum number of leaves.
    /// - Throws: ``MalformedPage`` if there are more, or if the pages form no b-tree.
    init(root: UInt32, _ pages: StoredPages, maximumCount: Int) throws {
        let depth = try Self.depth(root, pages)
        try add(root, last: .max, height: depth, pages, maximumCount)
        positions = leaves.enumerated().map { Position(page: $1.page, index: Int32($0)) }
        positions.sort { $0.page < $1.page }
    }

    /// The number of levels of interior pages. All leaves have the same depth.
    private static func depth(_ root: UInt32, _ pages: StoredPages) throws -> Int {
        var page = try pages.page(root)
        for depth in 0..<maximumDepth {
            switch page.kind {
            case .tableLeaf, .indexLeaf: return depth
            case .tableInterior, .indexInterior: page = try pages.page(page.children().first?.page ?? 0)
            case nil: throw MalformedPage()
            }
        }
        throw MalformedPage()
    }

    private mutating func add(
        _ page: UInt32,
        last: Int64,
        height: Int,
        _ pages: StoredPages,
        _ maximumCount: Int
    ) throws {
        guard height > 0 else {
            guard leaves.count < maximumCount else { throw MalformedPage() }
            return leaves.append(Leaf(page: page, last: last))
        }
        guard interiorPages.insert(page).inserted else { throw MalformedPage() }
        for child in try pages.page(page).children() {
            try add(child.page, last: child.last ?? last, height: height - 1, pages, maximumCount)
        }
    }

    /// Whether the structure of the b-tree may have changed after writes to pages.
    func mayHaveChanged(after written: Set<UInt32>) -> Bool {
        !interiorPages.isDisjoint(with: written)
            // The root of a small table is its only leaf, and may become an interior page.
            || leaves.count == 1 && written.contains(leaves[0].page)
    }

    func contains(_ page: UInt32) -> Bool { isLeaf(page) || interiorPages.contains(page) }

    func isLeaf(_ page: UInt32) -> Bool { position(of: page) != nil }

    /// The index of a page in ``leaves``.
    private func position(of page: UInt32) -> Int? {
        var (low, high) = (0, positions.count)
        while low < high {
            let middle = (low + high) / 2
            if positions[middle].page < page { low = middle + 1 } else { high = middle }
        }
        return low < positions.count && positions[low].page == page ? Int(positions[low].index) : nil
    }

    /// The row ids that a page may contain. A page that is not a leaf of this table contains none.
    func rowIDs(in page: UInt32) -> ClosedRange<Int64>? { position(of: page).flatMap(rowIDs(at:)) }

    /// The row ids of pages that are not leaves of another version of the table.
    func rowIDs(outside other: TablePages) -> [ClosedRange<Int64>] {
        leaves.indices.compactMap { other.position(of: leaves[$0].page) == nil ? rowIDs(at: $0) : nil }
    }

    private func rowIDs(at index: Int) -> ClosedRange<Int64>? {
        let last = leaves[index].last
        guard index > 0 else { return .min...last }
        let previous = leaves[index - 1].last
        return previous < last ? previous + 1...last : nil
    }
}
