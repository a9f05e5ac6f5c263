import Foundation

typealias LockedRows = LockedBox<[TODO]>

extension LockedBox where Value == [TODO] {
    convenience init() { self.init([]) }
}

/// A locked value, for recording from several threads.
///
/// `@unchecked` is safe: `value` is private, and each access to it is between `lock()` and `unlock()`.
final class LockedBox<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
