/// The rows whose instances have yet to take over what others have committed: more than one turn of the main actor is for.
///
/// A row is marked with the number of the change. Values that were read in the background count if the mark is there still,
/// and is not younger than the read: otherwise the instance has got younger values meanwhile, or will get them.
struct StaleRows {
    /// How many rows are taken over in one turn.
    static let countPerTurn = 500

    private var marks: [ObjectIdentifier: [Int64: Int]] = [:]
    private(set) var latestMark = 0

    /// Whether rows are being read in the background.
    var isReading = false

    var isEmpty: Bool { marks.isEmpty }

    mutating func add(_ rows: Set<Int64>, _ entity: Schema.Entity) {
        latestMark += 1
        for row in rows { marks[ObjectIdentifier(entity), default: [:]][row] = latestMark }
    }

    /// Forgets rows that have been read.
    mutating func remove(_ rows: some Sequence<Int64>, _ entity: Schema.Entity) {
        let type = ObjectIdentifier(entity)
        guard marks[type] != nil else { return }
        for row in rows { marks[type]?[row] = nil }
        if marks[type]?.isEmpty == true { marks[type] = nil }
    }

    /// Has rows read once more that the context has written itself since they were marked.
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

    /// Whether the values of a row count that were read when a mark was the latest.
    func isCurrent(_ row: Int64, _ entity: Schema.Entity, readAt mark: Int) -> Bool {
        marks[ObjectIdentifier(entity)]?[row].map { $0 <= mark } ?? false
    }

    /// Some rows of an entity, as many as one turn is for; nil if it has none.
    func batch(of entity: Schema.Entity) -> Set<Int64>? {
        marks[ObjectIdentifier(entity)].map { Set($0.keys.prefix(Self.countPerTurn)) }
    }
}
