import EvergreenConcurrency

/// One who watches a live value. `version` is only touched under the lock of the value.
final class Watcher<Value: Sendable> {
    /// What to do with a value, or with the error that ends the watching.
    struct Receive {
        let value: @MainActor (Value) -> Void
        let error: @MainActor (any Error) -> Void

        /// The same, and ends a load of the window that waits for it.
        func endingLoad(of loads: PendingLoads) -> Receive {
            let load = loads.begin()
            return Receive(
                value: { [value] in
                    value($0)
                    load.end()
                },
                error: { [error] in
                    error($0)
                    load.end()
                }
            )
        }
    }

    let receive: Receive
    fileprivate let id: Int
    fileprivate var version: Int

    fileprivate init(id: Int, version: Int, receive: Receive) {
        self.id = id
        self.version = version
        self.receive = receive
    }
}

/// All who watch a live value, and which version of it each of them has. There may be thousands.
struct Watchers<Value: Sendable> {
    /// In the order of their identifiers.
    private var list: [Watcher<Value>] = []
    private var nextID = 0

    var isEmpty: Bool { list.isEmpty }

    /// Adds a watcher that has this version, and returns its identifier.
    mutating func add(version: Int, receive: Watcher<Value>.Receive) -> Int {
        defer { nextID += 1 }
        list.append(Watcher(id: nextID, version: version, receive: receive))
        return nextID
    }

    mutating func remove(_ id: Int) {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].id < id { low = middle + 1 } else { high = middle }
        }
        if low < list.count, list[low].id == id { list.remove(at: low) }
    }

    /// The watchers that do not have this version yet. From now on they are taken to have it.
    func takeDue(for version: Int) -> [Watcher<Value>] {
        // Mostly it is all of them: then their list need not be copied.
        var isForAll = true
        for watcher in list where watcher.version >= version { isForAll = false }
        let due = isForAll ? list : list.filter { $0.version < version }
        for watcher in due { watcher.version = version }
        return due
    }
}
