import HeapModule

/// The order in which keys that have work get their turns: start-time fair queueing.
///
/// Virtual time counts how much work each key was given. A key's next turn starts where its last one ended, in virtual time,
/// and the turn with the earliest start is next. So keys that always have work get equal shares of the time, whatever a
/// piece of their work costs, and a key that comes with little work now and then waits only for the turn that is under way.
/// What a key has used while no other one waited is not held against it.
///
/// The cost of a turn is not known before it ends. `next` and `end` cost O(log n) for n waiting keys.
struct FairTurns<Key: Hashable & Sendable> {
    private struct Turn: Comparable, Sendable {
        let start: Duration
        /// Decides between equal starts.
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
    /// Where the last turn of a key ended. Ends that have passed are of no use.
    private var ends: [Key: Duration] = [:]
    /// The start of the last turn.
    private var virtualTime = Duration.zero
    private var arrivals = 0

    /// Whether no key waits or has the turn.
    var isEmpty: Bool { active.isEmpty }

    /// How many keys are remembered.
    var rememberedCount: Int { ends.count }

    /// The key has work. It waits for its turn, unless it does already, or has the turn.
    mutating func add(_ key: Key) {
        guard active.insert(key).inserted else { return }
        wait(key, start: max(ends[key] ?? virtualTime, virtualTime))
    }

    /// Gives the turn to a key. It ends with ``end(_:cost:hasMore:)``.
    mutating func next() -> Key? {
        guard let turn = waiting.popMin() else { return nil }
        virtualTime = turn.start
        return turn.key
    }

    /// The turn of a key has ended.
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

    /// Keeps the memory proportional to the number of active keys, and of those ahead of the others.
    private mutating func forgetPassedEnds() {
        guard ends.count > 2 * active.count + 64 else { return }
        ends = ends.filter { $0.value > virtualTime || active.contains($0.key) }
    }
}
