import NIOConcurrencyHelpers

/// How many sockets are open, and how many may be.
final class SocketCount: Sendable {
    let limit: Int
    private let open = NIOLockedValueBox(0)

    init(limit: Int) { self.limit = limit }

    var isFull: Bool { open.withLockedValue { $0 >= limit } }

    /// Counts one more socket, if there may be one.
    func enter() -> Bool {
        open.withLockedValue { open in
            guard open < limit else { return false }
            open += 1
            return true
        }
    }

    func leave() { open.withLockedValue { $0 -= 1 } }
}
