import HeapModule

/// A fair scheduler for the turns of keys with pending work: start-time fair queueing.
///
/// Virtual time measures the work that was done. A key's next turn starts at the end of its last one in virtual time, and the turn with the
/// earliest start is next. So keys that always have work get equal shares of the time, regardless of the cost of their turns, and a key
/// with occasional work waits only for the current turn. A key is not penalized for turns while no other key was waiting.
///
/// The cost of a turn is known only at its end. `next` and `end` cost O(log n) for n waiting keys.
struct FairTurns<Key: Hashable & Sendable> {
    private struct Turn: Comparable, Sendable {
        let start: Duration
        /// Breaks ties between equal starts.
        let arrival: Int
        let key: Key

        static func < (first: Turn, second: Turn) -> Bool {
            (first.start, first.arrival) < (second.start, second.arrival)
        }

        static func == (first: Turn, second: Turn) -> Bool { first.arrival == second.arrival }
    }

    private var waiting = Heap<Turn>()
    /// The keys that wait or have the turn.
    private var active: Set<Key> = []
    /// The end of each key's last turn. Ends before the virtual time are irrelevant.
    private var ends: [Key: Duration] = [:]
    /// The start of the last turn.
    private var virtualTime = Duration.zero
    private var arrivals = 0

    /// Whether no key waits or has the turn.
    var isEmpty: Bool { active.isEmpty }

    /// The number of keys with a stored end.
    var rememberedCount: Int { ends.count }

    /// Enqueues a key that has work, unless it already waits or has the turn.
    mutating func add(_ key: Key) {
        guard active.insert(key).inserted else { return }
        wait(key, start: max(ends[key] ?? virtualTime, virtualTime))
    }

    /// Returns the key of the next turn, which ends with ``end(_:cost:hasMore:)``.
    mutating func next() -> Key? {
        guard let turn = waiting.popMin() else { return nil }
        virtualTime = turn.start
        return turn.key
    }

    /// Ends the turn of a key.
    mutating func end(_ key: Key, cost: Duration, hasMore: Bool) {
        let end = virtualTime + cost
        if hasMore {
            ends[key] = end
            wait(key, start: end)
            return
        }
        active.remove(key)
        if active.isEmpty {
            ends.removeAll()
        } else {
            ends[key] = end
            forgetPassedEnds()
        }
    }

    private mutating func wait(_ key: Key, start: Duration) {
        arrivals += 1
        waiting.insert(Turn(start: start, arrival: arrivals, key: key))
    }

    /// Bounds memory in proportion to the number of active keys and of those ahead of the virtual time.
    private mutating func forgetPassedEnds() {
        guard ends.count > 2 * active.count + 64 else { return }
        ends = ends.filter { $0.value > virtualTime || active.contains($0.key) }
    }
}
