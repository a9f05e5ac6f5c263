import EvergreenConcurrency

/// An observer of a live value. `version` is guarded by the lock of the value.
final class ValueObserver<Value: Sendable> {
    /// The callbacks for a value, and for the error that ends the observation.
    struct Receive {
        let value: @MainActor (Value) -> Void
        let error: @MainActor (any Error) -> Void

        /// Returns callbacks that also end a load that the window waits for.
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

/// The observers of a live value, each with the version that it has received. There may be thousands.
struct ValueObservers<Value: Sendable> {
    /// Sorted by identifier.
    private var list: [ValueObserver<Value>] = []
    private var nextID = 0

    var isEmpty: Bool { list.isEmpty }

    /// Adds an observer that already has a version, and returns its identifier.
    mutating func add(version: Int, receive: ValueObserver<Value>.Receive) -> Int {
        defer { nextID += 1 }
        list.append(ValueObserver(id: nextID, version: version, receive: receive))
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

    /// Returns the observers that have not received a version yet, and marks them as having received it.
    func takeDue(for version: Int) -> [ValueObserver<Value>] {
        // Usually all of them: then the list need not be copied.
        var isForAll = true
        for observer in list where observer.version >= version { isForAll = false }
        let due = isForAll ? list : list.filter { $0.version < version }
        for observer in due { observer.version = version }
        return due
    }
}
