import EvergreenConcurrency

/// How many connections of a kind are open, in all and of each network address, and how many may be.
final class ConnectionCount: Sendable {
    private let limit: Int
    private let limitPerAddress: Int
    private let open = Locked(AddressTotals())

    init(limit: Int, limitPerAddress: Int) {
        self.limit = limit
        self.limitPerAddress = limitPerAddress
    }

    func isFull(for address: String) -> Bool {
        open.withLock { isFull($0, for: address) }
    }

    /// Counts one more connection, if there may be one.
    ///
    /// - Parameter address: Nil for one that has the connections of many clients, which is bounded with all others only.
    func enter(_ address: String?) -> Bool {
        open.withLock { open in
            guard !isFull(open, for: address) else { return false }
            open.add(1, of: address)
            return true
        }
    }

    func leave(_ address: String?) {
        open.withLock { $0.remove(1, of: address) }
    }

    private func isFull(_ open: AddressTotals, for address: String?) -> Bool {
        open.all >= limit || address.map { open[$0] >= limitPerAddress } ?? false
    }
}
