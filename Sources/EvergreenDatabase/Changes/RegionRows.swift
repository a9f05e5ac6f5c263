import GRDB

/// The rows that a region of the database is limited to.
///
/// GRDB limits the region of a request by primary key to its rows, but exposes them only in the description of the region. So the parsed
/// rows are used only if the region of a request for those rows covers the region.
struct RegionRows: Sendable {
    /// By table name, in lower case. A table without an entry is not known to be limited.
    private let rowIDs: [String: Set<Int64>]

    /// A statement accepts 32,766 arguments, and limiting a region to many rows is hardly better than the whole table.
    private static let maximumCount = 10_000

    static let all = RegionRows(rowIDs: [:])

    private init(rowIDs: [String: Set<Int64>]) {
        self.rowIDs = rowIDs
    }

    /// - Throws: A `DatabaseError` if a table can't be read.
    init(of region: DatabaseRegion, _ db: Database) throws {
        guard !region.isFullDatabase, let parts = Self.parts(of: region.description) else {
            self = .all
            return
        }
        var covered = DatabaseRegion()
        for part in parts {
            let table = Table(part.table)
            if let rowIDs = part.rowIDs {
                let rows = table.select(AllColumns(), Column.rowID).filter(rowIDs.contains(Column.rowID))
                covered.formUnion(try rows.databaseRegion(db))
            } else {
                covered.formUnion(try table.databaseRegion(db))
            }
        }
        guard covered.union(region) == covered else {
            self = .all
            return
        }
        let limited = parts.compactMap { part in part.rowIDs.map { (part.table.lowercased(), $0) } }
        rowIDs = Dictionary(limited) { $0.union($1) }
    }

    /// Whether one of these rows of a table, whose name is in lower case, may be in the region.
    func mayContain(_ changed: RowIDs, of table: String) -> Bool {
        rowIDs[table].map(changed.mayContain(anyOf:)) ?? true
    }

    /// Parses a description like `player(id,name)[1,2],team(*)`. Nil if it names no rows or too many, or has another format.
    private static func parts(of description: String) -> [(table: String, rowIDs: Set<Int64>?)]? {
        guard description.contains("[") else { return nil }
        var parts: [(table: String, rowIDs: Set<Int64>?)] = []
        var rest = description[...]
        while !rest.isEmpty {
            guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") else { return nil }
            let table = String(rest[..<open])
            rest = rest[close...].dropFirst()
            var rowIDs: Set<Int64>?
            if rest.first == "[" {
                guard let end = rest.firstIndex(of: "]") else { return nil }
                let numbers = rest[..<end].dropFirst().split(separator: ",")
                rowIDs = Set(numbers.compactMap { Int64($0) })
                guard rowIDs?.count == numbers.count, numbers.count <= maximumCount else { return nil }
                rest = rest[end...].dropFirst()
            }
            parts.append((table, rowIDs))
            guard rest.isEmpty || rest.first == "," else { return nil }
            rest = rest.dropFirst()
        }
        return parts
    }
}
