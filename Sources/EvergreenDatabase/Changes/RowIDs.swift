/// The ids of changed rows, collected cheaply: a list that may contain a row more than once.
///
/// It is filled during a commit, so that removing duplicates is left to its readers. A list that has grown long is deduplicated; one with
/// too many rows to read individually is discarded.
struct RowIDs: Sendable {
    private(set) var list: [Int64] = []

    /// Ranges of row ids of which any may have changed, whether or not rows exist: of another connection's commit,
    /// that may be all that is known.
    private(set) var ranges: [ClosedRange<Int64>] = []
    private var bound = Self.firstBound

    /// Whether there are too many changed rows to list.
    private(set) var areTooMany = false

    var isEmpty: Bool { list.isEmpty && ranges.isEmpty && !areTooMany }

    private static let firstBound = 1 << 16
    private static let maximumCount = 1 << 20
    private static let maximumRanges = 1_000

    init() {}

    init(list: [Int64] = [], ranges: [ClosedRange<Int64>]) {
        self.list = list
        add(ranges)
    }

    /// The distinct rows of ``list``, unless there are too many.
    var distinct: Set<Int64> { Set(list) }

    mutating func append(_ rowID: Int64) {
        list.append(rowID)
        if list.count > bound { deduplicate() }
    }

    mutating func append(_ other: RowIDs) {
        if list.isEmpty, ranges.isEmpty, !areTooMany {
            self = other
            return
        }
        list.append(contentsOf: other.list)
        areTooMany = areTooMany || other.areTooMany
        if !other.ranges.isEmpty { add(other.ranges) }
        if list.count > bound || areTooMany { deduplicate() }
    }

    private mutating func deduplicate() {
        if !areTooMany {
            let distinct = Set(list)
            list = Array(distinct)
            areTooMany = list.count > Self.maximumCount
        }
        if areTooMany { (list, ranges) = ([], []) }
        // Amortized O(1): at least as many rows are appended before the next pass as this one has examined.
        bound = max(Self.firstBound, 2 * list.count)
    }

    /// Adds ranges, merging adjacent and overlapping ones.
    private mutating func add(_ others: [ClosedRange<Int64>]) {
        var joined: [ClosedRange<Int64>] = []
        for range in (ranges + others).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, last.upperBound == .max || range.lowerBound <= last.upperBound + 1 {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        ranges = joined
        if ranges.count > Self.maximumRanges { areTooMany = true }
        if areTooMany { (list, ranges) = ([], []) }
    }

    /// Whether one of these rows may have changed.
    func mayContain(anyOf rows: Set<Int64>) -> Bool {
        areTooMany || list.contains(where: rows.contains)
            || !ranges.isEmpty && rows.contains { row in ranges.contains { $0.contains(row) } }
    }
}
