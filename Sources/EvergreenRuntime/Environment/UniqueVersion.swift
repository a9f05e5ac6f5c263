import Synchronization

/// Numbers that are never given twice.
enum Stamp {
    private static let last = Atomic<Int>(0)

    static func next() -> Int {
        last.add(1, ordering: .relaxed).newValue
    }
}
