import GRDB

/// A table of the schema, and the pages that its rows are in.
struct LoggedTable {
    let isVirtual: Bool
    private let name: String
    private let hasRowIDs: Bool
    private let root: UInt32
    /// Nil before it was read, and for a virtual table.
    private var pages: TablePages?
    /// Other connections may have changed any column. One object, so that a region is asked once.
    private let kinds: EventKinds

    /// A larger table is read again when it is needed, and not to follow commits of our own.
    private static let maximumFollowedLeaves = 20_000

    private init(row: Row) {
        let name: String = row["name"]
        self.name = name.lowercased()
        root = UInt32(clamping: row["rootpage"] as Int64? ?? 0)
        isVirtual = root == 0
        hasRowIDs = row["wr"] == false
        kinds = EventKinds([.insert(tableName: name)])
    }

    /// The tables of a schema. The functions that tell of them came with SQLite 3.37.
    static func all(_ db: Database) throws -> [LoggedTable] {
        let sql = """
            SELECT master.name, rootpage, wr FROM sqlite_master AS master
            LEFT JOIN pragma_table_list AS list ON list.schema = 'main' AND list.name = master.name
            WHERE master.type = 'table'
            """
        return try Row.fetchAll(db, sql: sql).map(LoggedTable.init)
    }

    /// What was written to the table.
    struct Change {
        /// The row ids that may have changed; nil if all may have.
        var rowIDs: [ClosedRange<Int64>]? = []
        /// Those of the pages that were written that are known to be of the table, before or after.
        var pages: Set<UInt32> = []

        var isChanged: Bool { rowIDs?.isEmpty != true }
    }

    /// Finds out what was written, and reads the b-tree of the table if it may be another.
    ///
    /// - Throws: ``MalformedPage``, and errors of the database.
    mutating func take(_ written: Set<UInt32>, _ stored: StoredPages, maximumLeaves: Int) throws -> Change {
        guard !isVirtual else { return Change() }
        let former = pages
        if former?.mayBeOther(after: written) ?? true {
            pages = try TablePages(root: root, stored, maximumCount: maximumLeaves)
        }
        guard let pages else { return Change() }
        var change = Change(pages: written.filter { pages.contains($0) || former?.contains($0) ?? false })
        guard !change.pages.isEmpty else { return change }
        change.rowIDs = pages.rowIDs(in: change.pages)
        if let former {
            change.rowIDs? +=
                former.rowIDs(in: change.pages) + former.rowIDs(outside: pages) + pages.rowIDs(outside: former)
        } else if pages.mayBeOther(after: change.pages), pages.leaves.count > 1 {
            // Where the rows were that were deleted is not known.
            change.rowIDs = nil
        }
        return change
    }

    /// Whether to follow the table through commits of our own, too.
    var isFollowed: Bool { pages.map { $0.leaves.count <= Self.maximumFollowedLeaves } ?? true }

    /// What live values are told of a change.
    ///
    /// - Parameter rowIDs: The row ids that may have changed; nil if all may have.
    func change(_ rowIDs: [ClosedRange<Int64>]?) -> CommittedChanges.Table {
        CommittedChanges.Table(name: name, kinds: kinds, rowIDs: hasRowIDs ? rowIDs.map { RowIDs(ranges: $0) } : nil)
    }
}
