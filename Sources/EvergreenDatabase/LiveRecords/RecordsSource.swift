import Foundation
import GRDB
import GRDBSQLite
import Logging

/// Live records: read once, then updated row by row, if the request allows it.
final class RecordsSource<Record: FetchableRecord & TableRecord & Sendable>: LiveSource {
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

    /// With a limit: the last key that was fetched. Rows behind it are not known. Nil if all rows are.
    private var boundary: OrderKey?
    private var stamp = 0
    private(set) var interest = Interest.everything

    init(connections: InterruptibleConnections, request: QueryInterfaceRequest<Record>) {
        self.connections = connections
        self.request = request
    }

    func refresh(_ pending: PendingChanges) throws -> Records<Record> {
        if case .rows(let touched) = pending, case .rowByRow(let plan) = mode,
            case let rowIDs = touched.distinct, rowIDs.count <= max(1_000, tree.count / 4)
        {
            try update(rowIDs, plan)
            if let limit = plan.limit, tree.count < limit, boundary != nil {
                return try fetchAll()
            }
            return Records(tree: tree, limit: plan.limit)
        }
        return try fetchAll()
    }

    // MARK: Row by row

    private func update(_ rowIDs: Set<Int64>, _ plan: RecordsPlan) throws {
        var found: [(OrderKey, Record)] = []
        try connections.withReader { reader in
            try reader.unsafeReentrantRead { db in
                try Self.read(plan.rows(rowIDs, db), plan) { found.append(($0, $1)) }
            }
        }
        var gone = rowIDs
        for (key, record) in found {
            let rowID = key.rowID
            gone.remove(rowID)
            let oldKey = keys[rowID]
            if oldKey == key, let entry = tree.entry(for: key), areEqual(entry.record, record) { continue }
            if let oldKey, oldKey != key {
                tree.remove(oldKey)
                keys[rowID] = nil
            }
            // A row behind the boundary would not be in its place: others before it are not known.
            if let boundary, boundary < key { continue }
            stamp += 1
            tree.insert(.init(key: key, stamp: stamp, record: record))
            keys[rowID] = key
        }
        for rowID in gone {
            guard let key = keys.removeValue(forKey: rowID) else { continue }
            tree.remove(key)
        }
        trim(plan)
    }

    /// Forgets rows far behind the limit.
    private func trim(_ plan: RecordsPlan) {
        guard let limit = plan.limit, tree.count > Self.window(limit) * 2 else { return }
        while tree.count > Self.window(limit) {
            let key = tree[tree.count - 1].key
            tree.remove(key)
            keys[key.rowID] = nil
        }
        boundary = tree.count > 0 ? tree[tree.count - 1].key : nil
    }

    /// How many rows to read for a limit: some more, so that rows may leave before the next ones must be read.
    private static func window(_ limit: Int) -> Int { limit + max(16, limit / 2) }

    // MARK: As a whole

    private func fetchAll() throws -> Records<Record> {
        switch mode {
        case .whole:
            return try fetchWhole()
        case .undecided, .rowByRow:
            do {
                // The plan is made again: the schema may have changed.
                let plan = try connections.withReader { reader in
                    try reader.unsafeReentrantRead { db in try RecordsPlan(request, db) }
                }
                try reload(plan)
                mode = .rowByRow(plan)
                return Records(tree: tree, limit: plan.limit)
            } catch let refusal as NotRowByRow {
                mode = .whole
                RowByRowLog.note(Record.self, refusal.reason)
                return try fetchWhole()
            }
        }
    }

    private func reload(_ plan: RecordsPlan) throws {
        let window = plan.limit.map(Self.window)
        var entries: [RecordTree<Record>.Entry] = []
        entries.reserveCapacity(window ?? tree.count)
        // Both are in the order of the keys.
        var known = tree.entries[...]
        try connections.withReader { reader in
            try reader.unsafeReentrantRead { db in
                try Self.read(plan.allRows(limit: window, db), plan) { key, record in
                    // The engine's order has to agree with SQLite's.
                    if let last = entries.last, key < last.key {
                        throw NotRowByRow(reason: "its order could not be reproduced")
                    }
                    while let next = known.first, next.key < key { known.removeFirst() }
                    if let entry = known.first, entry.key == key, areEqual(entry.record, record) {
                        entries.append(entry)
                    } else {
                        stamp += 1
                        entries.append(.init(key: key, stamp: stamp, record: record))
                    }
                }
            }
        }
        boundary = window.flatMap { entries.count < $0 ? nil : entries.last?.key }
        interest = Interest(region: plan.region, rowTable: plan.table.lowercased())
        if entries.count == tree.count, stampsEqual(entries) { return }
        tree = RecordTree(sorted: entries)
        keys = Dictionary(uniqueKeysWithValues: entries.map { ($0.key.rowID, $0.key) })
    }

    /// Whether the tree has these very entries already, so that it can stay what it is.
    private func stampsEqual(_ entries: [RecordTree<Record>.Entry]) -> Bool {
        var index = 0
        var areEqual = true
        tree.forEach { entry in
            areEqual = areEqual && entry.stamp == entries[index].stamp && entry.key == entries[index].key
            index += 1
        }
        return areEqual
    }

    private func fetchWhole() throws -> Records<Record> {
        let (records, region) = try connections.withReader { [request] reader in
            try reader.fetchRecordingRegion { db in try request.fetchAll(db) }
        }
        interest = Interest(region: region, rowTable: nil)
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

    private static func read(
        _ statement: Statement,
        _ plan: RecordsPlan,
        _ body: (OrderKey, Record) throws -> Void
    ) throws {
        let rows = try Row.fetchCursor(statement)
        while let row = try rows.next() {
            let key = OrderKey(statement.sqliteStatement, terms: plan.terms, firstColumn: plan.firstKeyColumn)
            try body(key, Record(row: row))
        }
    }
}

/// Says once per record type and reason that a request is not updated row by row.
private enum RowByRowLog {
    /// `@unchecked Sendable`: `said` is only touched under `lock`.
    private final class Said: @unchecked Sendable {
        let lock = NSLock()
        var said: Set<String> = []
    }

    private static let said = Said()
    private static let logger = Logger(label: "evergreen.database")

    static func note(_ record: Any.Type, _ reason: String) {
        let message = "Live records of \(record) are fetched as a whole after each change, because \(reason)."
        let isNew = said.lock.withLock { said.said.insert(message).inserted }
        if isNew {
            logger.notice("\(message)")
        }
    }
}
