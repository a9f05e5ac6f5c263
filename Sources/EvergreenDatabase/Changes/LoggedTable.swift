import GRDB

/// A table of the schema, and the pages that contain its rows.
struct LoggedTable {
    let isVirtual: Bool
    private let name: String
    private let hasRowIDs: Bool
    private let root: UInt32
    /// Nil until it is read, and for a virtual table.
    private var pages: TablePages?
    /// Other connections may have changed any column. A single instance, so that a region caches its answer for it.
    private let kinds: EventKinds

    /// The maximum number of leaves of a table that is tracked through our own commits. A larger table is read again when needed.
    private static let maximumFollowedLeaves = 20_000
    /// The maximum number of changed rows of a page that are listed. More are read as a range.
    private static let maximumListedRows = 8

    private init(row: Row) {
        let name: String = row["name"]
        self.name = name.lowercased()
        root = UInt32(clamping: row["rootpage"] as Int64? ?? 0)
        isVirtual = root == 0
        hasRowIDs = row["wr"] == false
        kinds = EventKinds([.insert(tableName: name)])
    }

    /// The tables of a schema. The required pragma functions exist since SQLite 3.37.
    static func all(_ db: Database) throws -> [LoggedTable] {
        let sql = """
            SELECT master.name, rootpage, wr FROM sqlite_master AS master
            LEFT JOIN pragma_table_list AS list ON list.schema = 'main' AND list.name = master.name
            WHERE master.type = 'table'
            """
        return try Row.fetchAll(db, sql: sql).map(LoggedTable.init)
    }

    /// The changes written to the table.
    struct Change {
        /// The row ids that may have changed; nil if any may have.
        var rowIDs: RowIDs? = RowIDs()
        /// The written pages that are known to belong to the table, before or after the change.
        var pages: Set<UInt32> = []

        var isChanged: Bool { rowIDs?.isEmpty != true }
    }

    /// The pages written since a position in the log.
    struct Written {
        let pages: Set<UInt32>
        let position: WriteAheadLogIndex.Header
        let stored: StoredPages
        /// The number of bytes of a page that SQLite uses.
        let usableSize: Int

        /// The rows of a leaf that have changed since the position; nil if its version at that time is not known.
        func changedRowIDs(in leaf: UInt32) throws -> [Int64]? {
            try stored.page(leaf, at: position).flatMap {
                try stored.page(leaf).changedRowIDs(since: $0, usableSize: usableSize)
            }
        }
    }

    /// Determines what was written, and reads the table's b-tree again if its structure may have changed.
    ///
    /// - Throws: ``MalformedPage``, and errors of the database.
    mutating func take(_ written: Written, maximumLeaves: Int) throws -> Change {
        guard !isVirtual else { return Change() }
        let previous = pages
        let isRead = previous?.mayHaveChanged(after: written.pages) ?? true
        if isRead { pages = try TablePages(root: root, written.stored, maximumCount: maximumLeaves) }
        guard let pages else { return Change() }
        var change = Change(pages: written.pages.filter { pages.contains($0) || previous?.contains($0) ?? false })
        guard !change.pages.isEmpty else { return change }
        // Without row ids, any page contains rows. And without the previous pages, the locations of deleted rows are not known.
        if !hasRowIDs || previous == nil && pages.leaves.count > 1 && pages.mayHaveChanged(after: change.pages) {
            change.rowIDs = nil
            return change
        }
        var rowIDs = try Self.changedRowIDs(in: change.pages, written, pages, since: previous)
        if let previous, isRead {
            rowIDs.append(RowIDs(ranges: previous.rowIDs(outside: pages) + pages.rowIDs(outside: previous)))
        }
        change.rowIDs = rowIDs
        return change
    }

    /// Returns the changed rows of written pages: of leaves whose previous version is known, and the rows that others may contain.
    private static func changedRowIDs(
        in changed: Set<UInt32>,
        _ written: Written,
        _ pages: TablePages,
        since previous: TablePages?
    ) throws -> RowIDs {
        var list: [Int64] = []
        var ranges: [ClosedRange<Int64>] = []
        for page in changed {
            let isAndWasLeaf = pages.isLeaf(page) && previous?.isLeaf(page) ?? true
            if isAndWasLeaf, let rowIDs = try written.changedRowIDs(in: page) {
                if let first = rowIDs.first, let last = rowIDs.last, rowIDs.count > maximumListedRows {
                    ranges.append(first...last)
                } else {
                    list += rowIDs
                }
            } else {
                ranges += [pages.rowIDs(in: page), previous?.rowIDs(in: page)].compactMap(\.self)
            }
        }
        return RowIDs(list: list, ranges: ranges)
    }

    /// Whether to track the table through our own commits, too.
    var isFollowed: Bool { pages.map { $0.leaves.count <= Self.maximumFollowedLeaves } ?? true }

    /// Returns the change in the form that live values receive.
    ///
    /// - Parameter rowIDs: The row ids that may have changed; nil if all may have.
    func change(_ rowIDs: RowIDs?) -> CommittedChanges.Table {
        CommittedChanges.Table(name: name, kinds: kinds, rowIDs: rowIDs)
    }
}
