/// The elements of a collection that have nodes: those near what a person sees.
///
/// A small collection has nodes for all of its elements. Of a large one, the screen says which elements it needs, and the
/// window follows them when elements before them come and go.
struct RowWindow: Equatable {
    /// Up to this many elements are shown as a whole.
    static let wholeCount = 100
    /// How many elements of a larger collection a screen gets that has not said how many it needs: rows of 44 points for half
    /// again as much as a screen of 1,080 points shows.
    static let initialCount = 40
    /// How many elements a screen can have at most, however many it asks for.
    static let maximumCount = 300
    /// How many elements more a window has where elements were added at an end of the collection.
    private static let growth = 50

    /// The offsets of the elements.
    private(set) var range: Range<Int>
    /// The number of elements of the collection.
    private(set) var count: Int
    /// The offset of an element outside of the range that has a node, too: that of the row that has the focus.
    private(set) var kept: Int?
    /// How many elements the screen asked for last.
    private var wantedCount: Int

    /// The window of a collection that was not shown before.
    ///
    /// - Parameter initialCount: How many elements of a large collection it has. No more than are shown as a whole.
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

    /// Shows what the screen asks for: as far as there are such elements, and not too many.
    mutating func show(_ wanted: Range<Int>, keeping kept: Int?) {
        guard count > Self.wholeCount else { return }
        let lower = min(max(wanted.lowerBound, 0), count - 1)
        let upper = min(max(wanted.upperBound, lower + 1), lower + Self.maximumCount, count)
        wantedCount = upper - lower
        range = lower..<upper
        keep(kept)
    }

    /// Follows a change of the collection, in which the elements of the window have moved by `shift` positions.
    ///
    /// What is added at the start or at the end of the collection is shown where that end is.
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
    /// By how many places elements have moved: the median, so that one that moved by itself does not count.
    ///
    /// Looks for them near the places where they were, and farther away until half of them are found. Costs O(n + d), where n
    /// elements have moved by d places. Zero if they are gone, or farther away than ``farthestShift``: a collection in another
    /// order is not searched as a whole.
    ///
    /// - Parameters:
    ///   - ids: The ids of the elements that were at `lower` and after it.
    ///   - count: The number of elements that there are now.
    ///   - id: The id of the element that is at an offset now.
    static func shift<ID: Hashable>(of ids: [ID], from lower: Int, count: Int, id: (Int) -> ID) -> Int {
        guard !ids.isEmpty, count > 0 else { return 0 }
        if lower + ids.count <= count, ids.indices.allSatisfy({ id(lower + $0) == ids[$0] }) { return 0 }
        var places: [ID: Int] = [:]
        places.reserveCapacity(ids.count)
        for (index, id) in ids.enumerated() { places[id] = lower + index }
        var shifts: [Int] = []
        let all = 0..<count
        let start = (lower..<lower + ids.count).clamped(to: all)
        searchOutward(from: start, within: start.widened(by: farthestShift).clamped(to: all)) { offset in
            if let place = places[id(offset)] { shifts.append(offset - place) }
            return shifts.count * 2 >= places.count
        }
        guard !shifts.isEmpty else { return 0 }
        shifts.sort()
        return shifts[shifts.count / 2]
    }

    /// The offset of an element that is likely to be near another offset; nil if it is gone. Costs O(d) where it is d places
    /// away; O(count) if it is gone.
    static func offset<ID: Hashable>(of element: ID, near offset: Int, count: Int, id: (Int) -> ID) -> Int? {
        var found: Int?
        searchOutward(from: offset..<offset + 1, within: 0..<count) {
            if found == nil, id($0) == element { found = $0 }
            return found != nil
        }
        return found
    }

    /// How far the elements of a window are looked for.
    static let farthestShift = 10_000

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
