import Synchronization

/// Version numbers that are unique within the process, from any thread.
enum UniqueVersion {
    private static let last = Atomic<Int>(0)

    static func next() -> Int {
        last.add(1, ordering: .relaxed).newValue
    }
}
