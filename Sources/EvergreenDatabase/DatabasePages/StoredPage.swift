/// A page of a database file that does not have the expected format.
struct MalformedPage: Error {}

/// A page of a database file, as bytes (https://sqlite.org/fileformat2.html#b_tree_pages).
struct StoredPage {
    enum Kind: UInt8 {
        case indexInterior = 2
        case tableInterior = 5
        case indexLeaf = 10
        case tableLeaf = 13
    }

    let number: UInt32
    private let bytes: [UInt8]

    init(number: UInt32, bytes: [UInt8]) {
        self.number = number
        self.bytes = bytes
    }

    /// The first page begins with the header of the file.
    private var start: Int { number == 1 ? 100 : 0 }

    /// Nil for a page that belongs to no b-tree, and for an overflow page. Overflow pages begin with the number of another page, so that
    /// their first byte is 0 in a file of less than 2^24 pages.
    var kind: Kind? { bytes.count > start ? Kind(rawValue: bytes[start]) : nil }

    // MARK: Numbers

    private func byte(_ offset: Int) throws(MalformedPage) -> UInt8 {
        guard bytes.indices.contains(offset) else { throw MalformedPage() }
        return bytes[offset]
    }

    private func int16(_ offset: Int) throws(MalformedPage) -> Int {
        Int(try byte(offset)) << 8 | Int(try byte(offset + 1))
    }

    func int32(_ offset: Int) throws(MalformedPage) -> UInt32 {
        guard offset >= 0, offset + 4 <= bytes.count else { throw MalformedPage() }
        return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Reads a number of 1 to 9 bytes, and advances the offset behind it.
    private func varint(_ offset: inout Int) throws(MalformedPage) -> Int64 {
        var value: UInt64 = 0
        for _ in 0..<8 {
            let byte = try byte(offset)
            offset += 1
            value = value << 7 | UInt64(byte & 0x7F)
            if byte < 0x80 { return Int64(bitPattern: value) }
        }
        value = value << 8 | UInt64(try byte(offset))
        offset += 1
        return Int64(bitPattern: value)
    }

    // MARK: Cells

    private var isInterior: Bool { kind == .tableInterior || kind == .indexInterior }

    /// The offset of each cell.
    private func cells() throws(MalformedPage) -> [Int] {
        let count = try int16(start + 3)
        let first = start + (isInterior ? 12 : 8)
        guard first + 2 * count <= bytes.count else { throw MalformedPage() }
        var cells: [Int] = []
        cells.reserveCapacity(count)
        for index in 0..<count { cells.append(try int16(first + 2 * index)) }
        return cells
    }

    /// The children of an interior page, in order.
    ///
    /// - Returns: Each child with its largest possible row id, in a table; nil for the last child, and in an index.
    func children() throws(MalformedPage) -> [(page: UInt32, last: Int64?)] {
        var children: [(page: UInt32, last: Int64?)] = []
        for cell in try cells() {
            var offset = cell + 4
            children.append((try int32(cell), kind == .tableInterior ? try varint(&offset) : nil))
        }
        children.append((try int32(start + 8), nil))
        return children
    }

    /// The first overflow page of each row that spans several pages (https://sqlite.org/fileformat2.html#cellformat).
    ///
    /// - Parameter usableSize: The number of bytes of a page that SQLite uses.
    func firstOverflowPages(usableSize: Int) throws(MalformedPage) -> [UInt32] {
        guard let kind, kind != .tableInterior else { return [] }
        let smallest = (usableSize - 12) * 32 / 255 - 23
        let largest = kind == .tableLeaf ? Self.largestRow(usableSize) : (usableSize - 12) * 64 / 255 - 23
        var pages: [UInt32] = []
        for cell in try cells() {
            var offset = cell + (kind == .indexInterior ? 4 : 0)
            let size = try varint(&offset)
            if kind == .tableLeaf { _ = try varint(&offset) }
            guard size > largest else { continue }
            let preferred = smallest + Int((size - Int64(smallest)) % Int64(usableSize - 4))
            pages.append(try int32(offset + (preferred <= largest ? preferred : smallest)))
        }
        return pages
    }

    // MARK: Rows

    /// Returns the ids of the rows that differ between two versions of a leaf page of a table, in order.
    ///
    /// A row that spans several pages counts as changed, because the others may have been changed in place.
    ///
    /// - Parameters:
    ///   - old: The other version.
    ///   - usableSize: The number of bytes of a page that SQLite uses.
    /// - Returns: Nil if one of them is not a leaf page of a table.
    func changedRowIDs(since old: StoredPage, usableSize: Int) throws(MalformedPage) -> [Int64]? {
        guard kind == .tableLeaf, old.kind == .tableLeaf else { return nil }
        let (rows, oldRows) = (try rows(usableSize), try old.rows(usableSize))
        var changed: [Int64] = []
        var (index, oldIndex) = (0, 0)
        while index < rows.count || oldIndex < oldRows.count {
            let row = index < rows.count ? rows[index] : nil
            let oldRow = oldIndex < oldRows.count ? oldRows[oldIndex] : nil
            let id = min(row?.id ?? .max, oldRow?.id ?? .max)
            let (isPresent, wasPresent) = (row?.id == id, oldRow?.id == id)
            if isPresent { index += 1 }
            if wasPresent { oldIndex += 1 }
            if isPresent, wasPresent, let content = row?.content, let oldContent = oldRow?.content,
                bytes[content].elementsEqual(old.bytes[oldContent])
            {
                continue
            }
            changed.append(id)
        }
        return changed
    }

    private struct Row {
        let id: Int64
        /// The location of its values; nil if it spans several pages.
        let content: Range<Int>?
    }

    /// The rows of a leaf page of a table, in order of their ids.
    private func rows(_ usableSize: Int) throws(MalformedPage) -> [Row] {
        try cells().map { cell throws(MalformedPage) in
            var offset = cell
            let size = try varint(&offset)
            let id = try varint(&offset)
            guard size <= Self.largestRow(usableSize) else { return Row(id: id, content: nil) }
            guard size >= 0, offset + Int(size) <= bytes.count else { throw MalformedPage() }
            return Row(id: id, content: offset..<offset + Int(size))
        }
    }

    /// The maximum number of bytes of a row of a table that does not continue on other pages.
    private static func largestRow(_ usableSize: Int) -> Int { usableSize - 35 }
}
