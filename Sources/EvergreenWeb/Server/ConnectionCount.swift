import EvergreenConcurrency

/// Counts and limits the open connections of a kind, in total and per network address.
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

    /// Counts one more connection. Returns false if a limit is reached.
    ///
    /// - Parameter address: Nil for an address with connections of many clients, which only count towards the total.
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
