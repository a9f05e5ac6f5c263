/// Row ids that changed, gathered cheaply: a list that may name a row more than once.
///
/// It is filled while somebody waits for a commit, so that telling the rows apart is left to who reads them.
/// A list that has grown long is thinned out; one that names too many rows to be worth reading one by one is given up.
struct RowIDs: Sendable {
    private(set) var list: [Int64] = []
    private var bound = Self.firstBound

    /// Whether more rows changed than a list is kept of.
    private(set) var areTooMany = false

    private static let firstBound = 1 << 16
    private static let maximumCount = 1 << 20

    init() {}

    /// The rows, unless they are too many.
    var distinct: Set<Int64> { Set(list) }

    mutating func append(_ rowID: Int64) {
        list.append(rowID)
        if list.count > bound { thinOut() }
    }

    mutating func append(_ other: RowIDs) {
        if list.isEmpty, !areTooMany {
            self = other
            return
        }
        list.append(contentsOf: other.list)
        areTooMany = areTooMany || other.areTooMany
        if list.count > bound || areTooMany { thinOut() }
    }

    private mutating func thinOut() {
        if !areTooMany {
            let distinct = Set(list)
            list = Array(distinct)
            areTooMany = list.count > Self.maximumCount
        }
        if areTooMany { list = [] }
        // What is appended from here on is at least as much as what was looked at.
        bound = max(Self.firstBound, 2 * list.count)
    }
}
