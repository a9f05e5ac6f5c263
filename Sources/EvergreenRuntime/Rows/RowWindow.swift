/// The range of a collection's elements that have nodes: those near the visible area.
///
/// In a small collection, all elements have nodes. In a large one, the client requests the elements it needs, and the window follows these
/// elements through insertions and removals before them.
struct RowWindow: Equatable {
    /// The maximum number of elements of a collection that has nodes for all of them.
    static let wholeCount = 100
    /// The number of elements that a client gets from a larger collection before it requests any: 44-point rows for one and a half screens
    /// of 1,080 points.
    static let initialCount = 40
    /// The maximum number of elements that a client can request.
    static let maximumCount = 300
    /// The number of elements by which the window grows when elements are added at an end of the collection that it includes.
    private static let growth = 50

    /// The offsets of the elements.
    private(set) var range: Range<Int>
    /// The number of elements of the collection.
    private(set) var count: Int
    /// The offset of an additional element with a node outside of the range: the focused row.
    private(set) var kept: Int?
    /// The number of elements that the client requested last.
    private var wantedCount: Int

    /// The initial window of a collection.
    ///
    /// - Parameter initialCount: The number of elements from a large collection. At most ``wholeCount``.
    init(count: Int, isLazy: Bool, initialCount: Int = RowWindow.initialCount) {
        self.count = count
        wantedCount = initialCount
        range = 0..<(isLazy && count > Self.wholeCount ? initialCount : count)
    }

    /// Whether all elements have nodes.
    var isWhole: Bool { range.count == count }

    /// The offsets of all elements that have nodes, in order.
    var offsets: [Int] {
        guard let kept else { return Array(range) }
        return kept < range.lowerBound ? [kept] + range : range + [kept]
    }

    /// Shows the requested elements, clamped to the collection and to the maximum count.
    mutating func show(_ wanted: Range<Int>, keeping kept: Int?) {
        guard count > Self.wholeCount else { return }
        let lower = min(max(wanted.lowerBound, 0), count - 1)
        let upper = min(max(wanted.upperBound, lower + 1), lower + Self.maximumCount, count)
        wantedCount = upper - lower
        range = lower..<upper
        keep(kept)
    }

    /// Updates the window after a change of the collection that moved its elements by `shift` positions.
    ///
    /// If the window includes the start or the end of the collection, it includes the elements that are added there.
    mutating func follow(count newCount: Int, isLazy: Bool, shift: Int, keeping kept: Int?) {
        let isAtStart = range.lowerBound == 0
        let isAtEnd = range.upperBound == count
        count = newCount
        guard isLazy, newCount > Self.wholeCount else {
            range = 0..<newCount
            return keep(nil)
        }
        let size = max(range.count, min(wantedCount, newCount))
        var lower = isAtStart ? 0 : range.lowerBound + shift
        var upper = lower + size + (isAtStart ? max(shift, 0) : 0)
        if lower < 0 { (lower, upper) = (0, upper - lower) }
        if upper > newCount { (lower, upper) = (max(0, lower - (upper - newCount)), newCount) }
        if isAtEnd, newCount - upper <= Self.growth { upper = newCount }
        let limit = max(wantedCount, Self.wholeCount) + Self.growth
        if upper - lower > limit {
            if isAtStart { upper = lower + limit } else { lower = upper - limit }
        }
        range = lower..<upper
        keep(kept)
    }

    private mutating func keep(_ offset: Int?) {
        kept = offset.flatMap { range.contains($0) || $0 >= count ? nil : $0 }
    }
}

// MARK: - Following elements

extension RowWindow {
    /// Returns the number of positions that elements have moved by: the median, so that individual moves don't count.
    ///
    /// Searches outward from the old positions until it has found half of the elements. Costs O(n + d) for n elements that have moved by d
    /// positions. Zero if the elements are gone or farther away than ``maximumShift``: a reordered collection is not searched completely.
    ///
    /// - Parameters:
    /// - ids: The ids of the elements that were at `lower` and after it.
    /// - count: The new number of elements.
    /// - id: Returns the id of the element at a new offset.
    static func shift<ID: Hashable>(of ids: [ID], from lower: Int, count: Int, id: (Int) -> ID) -> Int {
        guard !ids.isEmpty, count > 0 else { return 0 }
        if lower + ids.count <= count, ids.indices.allSatisfy({ id(lower + $0) == ids[$0] }) { return 0 }
        var places: [ID: Int] = [:]
        places.reserveCapacity(ids.count)
        for (index, id) in ids.enumerated() { places[id] = lower + index }
        var shifts: [Int] = []
        let all = 0..<count
        let start = (lower..<lower + ids.count).clamped(to: all)
        searchOutward(from: start, within: start.widened(by: maximumShift).clamped(to: all)) { offset in
            if let place = places[id(offset)] { shifts.append(offset - place) }
            return shifts.count * 2 >= places.count
        }
        guard !shifts.isEmpty else { return 0 }
        shifts.sort()
        return shifts[shifts.count / 2]
    }

    /// Returns the offset of an element that is likely to be near another offset; nil if it is gone. Costs O(d) if it is d positions away,
    /// O(count) if it is gone.
    static func offset<ID: Hashable>(of element: ID, near offset: Int, count: Int, id: (Int) -> ID) -> Int? {
        var found: Int?
        searchOutward(from: offset..<offset + 1, within: 0..<count) {
            if found == nil, id($0) == element { found = $0 }
            return found != nil
        }
        return found
    }

    /// The maximum distance at which the elements of a window are searched for.
    static let maximumShift = 10_000

    /// Calls `visit` with offsets at a growing distance from a range, until it returns true or has seen all of `bounds`.
    private static func searchOutward(from range: Range<Int>, within bounds: Range<Int>, _ visit: (Int) -> Bool) {
        let start = range.clamped(to: bounds)
        var seen = start.lowerBound..<start.lowerBound
        var distance = 16
        while seen.count < bounds.count {
            let wider = start.widened(by: distance).clamped(to: bounds)
            var isDone = false
            for offset in wider.lowerBound..<seen.lowerBound { isDone = visit(offset) || isDone }
            for offset in seen.upperBound..<wider.upperBound { isDone = visit(offset) || isDone }
            guard !isDone else { return }
            seen = wider
            distance *= 4
        }
    }
}

extension Range<Int> {
    fileprivate func widened(by distance: Int) -> Range { lowerBound - distance..<upperBound + distance }
}
