/// The rows whose instances must be reread after changes of others, too many for one turn of the main actor.
///
/// Each row is marked with the number of the change. Values read in the background are valid only if the row is still marked, and the mark
/// is not newer than the read: otherwise the instance has newer values, or will get them.
struct StaleRows {
    /// The number of rows processed in one turn.
    static let countPerTurn = 500

    private var marks: [ObjectIdentifier: [Int64: Int]] = [:]
    private(set) var latestMark = 0

    /// Whether a background read is running.
    var isReading = false

    var isEmpty: Bool { marks.isEmpty }

    mutating func add(_ rows: Set<Int64>, _ entity: Schema.Entity) {
        latestMark += 1
        for row in rows { marks[ObjectIdentifier(entity), default: [:]][row] = latestMark }
    }

    /// Removes rows that have been read.
    mutating func remove(_ rows: some Sequence<Int64>, _ entity: Schema.Entity) {
        let type = ObjectIdentifier(entity)
        guard marks[type] != nil else { return }
        for row in rows { marks[type]?[row] = nil }
        if marks[type]?.isEmpty == true { marks[type] = nil }
    }

    /// Marks stale rows again that the context itself has written since they were marked.
    mutating func renew(_ saved: [ObjectIdentifier: Set<Int64>]) {
        guard !marks.isEmpty else { return }
        latestMark += 1
        for (type, rows) in saved {
            for row in rows where marks[type]?[row] != nil { marks[type]?[row] = latestMark }
        }
    }

    func contains(_ row: Int64, _ entity: Schema.Entity) -> Bool {
        marks[ObjectIdentifier(entity)]?[row] != nil
    }

    /// Whether values of a row are current that were read when a mark was the latest.
    func isCurrent(_ row: Int64, _ entity: Schema.Entity, readAt mark: Int) -> Bool {
        marks[ObjectIdentifier(entity)]?[row].map { $0 <= mark } ?? false
    }

    /// Rows of an entity for one turn; nil if it has none.
    func batch(of entity: Schema.Entity) -> Set<Int64>? {
        marks[ObjectIdentifier(entity)].map { Set($0.keys.prefix(Self.countPerTurn)) }
    }
}
