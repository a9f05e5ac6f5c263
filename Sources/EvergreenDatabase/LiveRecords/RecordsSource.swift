import EvergreenConcurrency
import EvergreenLogging
import Foundation
import GRDB
import GRDBSQLite
import Logging

/// The source of live records: fetched once, then updated row by row, if the request permits.
final class RecordsSource<Record: FetchableRecord & Sendable>: LiveSource {
    private enum Mode {
        case undecided
        case rowByRow(RecordsPlan)
        case whole
    }

    private let connections: InterruptibleConnections
    private let request: QueryInterfaceRequest<Record>
    private var mode = Mode.undecided
    private var tree = RecordTree<Record>()

    /// The key of each row in the tree.
    private var keys: [Int64: OrderKey] = [:]

    /// A range that contains all row ids of the tree. It may be larger than necessary.
    private var rowIDs: ClosedRange<Int64>?

    /// Substitutes for row ids, for a table without them.
    private var numbers = RowNumbers()

    /// With a limit: the last key that was fetched. Rows after it are unknown. Nil if all rows are known.
    private var boundary: OrderKey?
    private var stamp = 0

    /// Whether changes were lost because reading them failed.
    private var isStale = false
    private(set) var observedRegion = ObservedRegion.everything

    init(connections: InterruptibleConnections, request: QueryInterfaceRequest<Record>) {
        self.connections = connections
        self.request = request
    }

    func refresh(_ pending: PendingChanges) throws -> Records<Record> {
        do {
            return try refreshed(pending)
        } catch {
            isStale = true
            throw error
        }
    }

    private func refreshed(_ pending: PendingChanges) throws -> Records<Record> {
        guard !isStale, case .rowByRow(let plan) = mode, plan.canRead(pending),
            pending.count <= maximumCount
        else {
            return try fetchAll()
        }
        do {
            try update(pending, plan)
        } catch {
            // The schema may have changed since the plan was made. Any other error also makes the fetch fail.
            return try fetchAll()
        }
        if let limit = plan.limit, tree.count < limit, boundary != nil {
            return try fetchAll()
        }
        return Records(tree: tree, limit: plan.limit)
    }

    // MARK: Row by row

    /// The maximum number of rows to read individually, rather than fetch everything.
    private var maximumCount: Int { max(1_000, tree.count / 4) }

    /// The rows of the tree in a range.
    ///
    /// - Parameter count: The expected number of rows: a range of comparable length is enumerated.
    private func knownRowIDs(in range: ClosedRange<Int64>, about count: Int) -> [Int64] {
        guard let rowIDs, range.overlaps(rowIDs) else { return [] }
        let range = range.clamped(to: rowIDs)
        let (length, overflows) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
        if !overflows, length < 1_000 + 4 * count { return range.filter { keys[$0] != nil } }
        return keys.keys.filter(range.contains)
    }

    private func include(_ rowID: Int64) {
        let previous = rowIDs ?? rowID...rowID
        rowIDs = min(previous.lowerBound, rowID)...max(previous.upperBound, rowID)
    }

    private func update(_ pending: PendingChanges, _ plan: RecordsPlan) throws {
        try connections.withReader { reader in
            try reader.unsafeReentrantRead { db in
                let order = try KeyOrder(plan.terms, db)
                switch pending {
                case .everything:
                    break
                case .rows(let touched):
                    var gone = touched.distinct
                    var found: [(OrderKey, Record)] = []
                    if !gone.isEmpty { try read(plan.rows(gone, db), plan) { found.append(($0, $1)) } }
                    for range in touched.ranges {
                        let count = found.count
                        try read(plan.rows(of: range, db), plan) { key, record in
                            guard found.count < maximumCount else { throw TooManyRows() }
                            if !gone.contains(key.rowID) { found.append((key, record)) }
                        }
                        gone.formUnion(knownRowIDs(in: range, about: found.count - count))
                    }
                    try put(found, gone: gone, plan, order)
                case .keyedRows(let rows):
                    var found: [(OrderKey, Record)] = []
                    for key in rows.keys {
                        try read(plan.row(key, db), plan) { found.append(($0, $1)) }
                    }
                    try put(found, gone: Set(rows.keys.map { numbers.number(of: $0) }), plan, order)
                    if numbers.count > 2 * keys.count + 1_000 {
                        numbers.keep { keys[$0] != nil }
                    }
                }
            }
        }
    }

    /// Inserts or moves rows, and removes those that were touched and not found.
    ///
    /// - Throws: An error if keys could not be compared. The tree is then empty.
    private func put(
        _ found: [(OrderKey, Record)],
        gone: Set<Int64>,
        _ plan: RecordsPlan,
        _ order: KeyOrder
    ) throws {
        var isDone = false
        defer { if !isDone { forgetRows() } }
        var gone = gone
        for (foundKey, record) in found {
            var key = foundKey
            let rowID = key.rowID
            gone.remove(rowID)
            let oldKey = keys[rowID]
            if let oldKey, order.isCollated, try order.areSame(oldKey, key) { key = oldKey }
            if oldKey == key, let entry = try tree.entry(for: key, by: order), areEqual(entry.record, record) {
                continue
            }
            if let oldKey, oldKey != key {
                try tree.remove(oldKey, by: order)
                keys[rowID] = nil
            }
            // A row after the boundary would be misplaced: others before it are unknown.
            if let boundary, try order.isBefore(boundary, key) { continue }
            stamp += 1
            try tree.insert(.init(key: key, stamp: stamp, record: record), by: order)
            keys[rowID] = key
            include(rowID)
        }
        for rowID in gone {
            guard let key = keys.removeValue(forKey: rowID) else { continue }
            try tree.remove(key, by: order)
        }
        try trim(plan, order)
        isDone = true
    }

    /// Removes rows far beyond the limit.
    private func trim(_ plan: RecordsPlan, _ order: KeyOrder) throws {
        guard let limit = plan.limit, tree.count / 2 > Self.window(limit) else { return }
        while tree.count > Self.window(limit) {
            let key = tree[tree.count - 1].key
            try tree.remove(key, by: order)
            keys[key.rowID] = nil
        }
        boundary = tree.count > 0 ? tree[tree.count - 1].key : nil
    }

    private func forgetRows() {
        tree = RecordTree()
        keys = [:]
        rowIDs = nil
        numbers = RowNumbers()
    }

    /// The number of rows to read for a limit: some more, so that rows can be removed before the next ones must be read.
    private static func window(_ limit: Int) -> Int {
        let (window, overflows) = limit.addingReportingOverflow(max(16, limit / 2))
        return overflows ? .max : window
    }

    // MARK: As a whole

    private func fetchAll() throws -> Records<Record> {
        let records = try fetchedAll()
        isStale = false
        return records
    }

    private func fetchedAll() throws -> Records<Record> {
        switch mode {
        case .whole:
            return try fetchAllRecords()
        case .undecided, .rowByRow:
            do {
                let plan = try connections.withReader { reader in
                    try reader.unsafeReentrantRead { db in try reload(db) }
                }
                mode = .rowByRow(plan)
                return Records(tree: tree, limit: plan.limit)
            } catch let refusal as RowByRowUnsupported {
                mode = .whole
                RowByRowLog.note(Record.self, refusal.reason)
                return try fetchAllRecords()
            }
        }
    }

    /// Reads all rows with a new plan: the schema may have changed. Another connection may change it again before the rows are read.
    private func reload(_ db: Database) throws -> RecordsPlan {
        for _ in 1...10 {
            do {
                let plan = try RecordsPlan(request, db)
                try reload(plan, db)
                return plan
            } catch is OutdatedPlan {
                db.clearSchemaCache()
            }
        }
        throw RowByRowUnsupported(reason: "the schema keeps changing")
    }

    private func reload(_ plan: RecordsPlan, _ db: Database) throws {
        let window = plan.limit.map(Self.window)
        let order = try KeyOrder(plan.terms, db)
        var entries: [RecordTree<Record>.Entry] = []
        entries.reserveCapacity(tree.count)
        try read(plan.allRows(limit: window, db), plan) { key, record in
            // The order of the keys has to agree with SQLite's.
            if let last = entries.last, try !order.isBefore(last.key, key) {
                throw RowByRowUnsupported(reason: "its order could not be reproduced")
            }
            if let old = keys[key.rowID], old == key, let entry = try tree.entry(for: key, by: order),
                areEqual(entry.record, record)
            {
                entries.append(entry)
            } else {
                stamp += 1
                entries.append(.init(key: key, stamp: stamp, record: record))
            }
        }
        boundary = window.flatMap { entries.count < $0 ? nil : entries.last?.key }
        observedRegion = ObservedRegion(region: plan.region, rowTable: plan.table.lowercased())
        if entries.count == tree.count, stampsEqual(entries) { return }
        tree = RecordTree(sorted: entries)
        keys = Dictionary(entries.map { ($0.key.rowID, $0.key) }, uniquingKeysWith: { $1 })
        rowIDs = nil
        for entry in entries { include(entry.key.rowID) }
    }

    /// Whether the tree already has exactly these entries, and can be kept.
    private func stampsEqual(_ entries: [RecordTree<Record>.Entry]) -> Bool {
        var index = 0
        var areEqual = true
        tree.forEach { entry in
            areEqual = areEqual && entry.stamp == entries[index].stamp && entry.key == entries[index].key
            index += 1
        }
        return areEqual
    }

    private func fetchAllRecords() throws -> Records<Record> {
        let (records, observedRegion) = try connections.withReader(repeats: true) { [request, observedRegion] reader in
            try reader.fetchRecordingRegion(previous: observedRegion) { db in try request.fetchAll(db) }
        }
        self.observedRegion = observedRegion
        var entries: [RecordTree<Record>.Entry] = []
        for (position, record) in records.enumerated() {
            let old = position < tree.count ? tree[position] : nil
            if let old, old.key == OrderKey(position: position), areEqual(old.record, record) {
                entries.append(old)
            } else {
                stamp += 1
                entries.append(.init(key: OrderKey(position: position), stamp: stamp, record: record))
            }
        }
        if entries.count != tree.count || !stampsEqual(entries) {
            tree = RecordTree(sorted: entries)
        }
        return Records(tree: tree)
    }

    private func read(
        _ statement: Statement,
        _ plan: RecordsPlan,
        _ body: (OrderKey, Record) throws -> Void
    ) throws {
        let rows = try Row.fetchCursor(statement)
        while let row = try rows.next() {
            guard plan.isUpToDate(statement) else { throw OutdatedPlan() }
            let rowID =
                switch plan.identity {
                case .rowID: sqlite3_column_int64(statement.sqliteStatement, plan.identityColumn)
                case .primaryKey: numbers.number(of: plan.rowKey(statement))
                }
            let key = OrderKey(
                statement.sqliteStatement,
                terms: plan.terms,
                firstColumn: plan.firstKeyColumn,
                rowID: rowID
            )
            try body(key, Record(row: row))
        }
    }
}

/// A range contains more rows than should be read individually.
private struct TooManyRows: Error {}

/// The schema has changed since the plan was made.
private struct OutdatedPlan: Error {}

extension RecordsPlan {
    /// Whether the changes identify the rows of the table that have to be read.
    fileprivate func canRead(_ pending: PendingChanges) -> Bool {
        switch (pending, identity) {
        case (.rows, .rowID): true
        case (.keyedRows(let rows), .primaryKey(let columns, _)): rows.columns == columns
        default: false
        }
    }
}

/// Logs once per record type and reason that a request is not updated row by row.
private enum RowByRowLog {
    private static let loggedMessages = Locked<Set<String>>([])
    private static let logger = Logger(leveled: "evergreen.database")

    static func note(_ record: Any.Type, _ reason: String) {
        let message = "Live records of \(record) are fetched as a whole after each change, because \(reason)."
        let isNew = loggedMessages.withLock { $0.insert(message).inserted }
        if isNew {
            logger.notice("\(message)")
        }
    }
}
