import EvergreenConcurrency

/// An iterator of a sequence that several tasks may use, taking turns.
///
/// `@unchecked` is safe: `iterator` is only accessed by the task that is between ``enter()`` and ``leave()``, and the lock of `turns`
/// passes it from one task to the next.
final class SharedIterator<Base: AsyncSequence & Sendable>: @unchecked Sendable {
    private struct Turns {
        var isTaken = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let base: Base
    private var iterator: Base.AsyncIterator?
    private let turns = Locked(Turns())

    init(_ base: Base) {
        self.base = base
    }

    /// Returns the next element. The iterator is created by the first call.
    func next() async throws -> Base.Element? {
        await enter()
        defer { leave() }
        var iterator = self.iterator ?? base.makeAsyncIterator()
        defer { self.iterator = iterator }
        return try await iterator.next()
    }

    private func enter() async {
        await withCheckedContinuation { continuation in
            let isFree = turns.withLock { turns in
                if turns.isTaken {
                    turns.waiting.append(continuation)
                    return false
                }
                turns.isTaken = true
                return true
            }
            if isFree { continuation.resume() }
        }
    }

    private func leave() {
        let next: CheckedContinuation<Void, Never>? = turns.withLock { turns in
            if turns.waiting.isEmpty {
                turns.isTaken = false
                return nil
            }
            return turns.waiting.removeFirst()
        }
        next?.resume()
    }
}
