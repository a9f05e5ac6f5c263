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
        var rowIDs: [ClosedRange<Int64>]? = []
        /// The written pages that are known to belong to the table, before or after the change.
        var pages: Set<UInt32> = []

        var isChanged: Bool { rowIDs?.isEmpty != true }
    }

    /// Determines what was written, and reads the table's b-tree again if its structure may have changed.
    ///
    /// - Throws: ``MalformedPage``, and errors of the database.
    mutating func take(_ written: Set<UInt32>, _ stored: StoredPages, maximumLeaves: Int) throws -> Change {
        guard !isVirtual else { return Change() }
        let previous = pages
        if previous?.mayHaveChanged(after: written) ?? true {
            pages = try TablePages(root: root, stored, maximumCount: maximumLeaves)
        }
        guard let pages else { return Change() }
        var change = Change(pages: written.filter { pages.contains($0) || previous?.contains($0) ?? false })
        guard !change.pages.isEmpty else { return change }
        change.rowIDs = pages.rowIDs(in: change.pages)
        if let previous {
            change.rowIDs? +=
                previous.rowIDs(in: change.pages) + previous.rowIDs(outside: pages) + pages.rowIDs(outside: previous)
        } else if pages.mayHaveChanged(after: change.pages), pages.leaves.count > 1 {
            // The previous locations of deleted rows are not known.
            change.rowIDs = nil
        }
        return change
    }

    /// Whether to track the table through our own commits, too.
    var isFollowed: Bool { pages.map { $0.leaves.count <= Self.maximumFollowedLeaves } ?? true }

    /// Returns the change in the form that live values receive.
    ///
    /// - Parameter rowIDs: The row ids that may have changed; nil if all may have.
    func change(_ rowIDs: [ClosedRange<Int64>]?) -> CommittedChanges.Table {
        CommittedChanges.Table(name: name, kinds: kinds, rowIDs: hasRowIDs ? rowIDs.map { RowIDs(ranges: $0) } : nil)
    }
}
