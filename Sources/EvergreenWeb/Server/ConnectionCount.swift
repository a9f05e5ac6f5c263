import NIOConcurrencyHelpers

/// How many connections of a kind are open, in all and of each network address, and how many may be.
final class ConnectionCount: Sendable {
    private struct Counts {
        var all = 0
        var ofAddress: [String: Int] = [:]
    }

    private let limit: Int
    private let limitPerAddress: Int
    private let open = NIOLockedValueBox(Counts())

    init(limit: Int, limitPerAddress: Int) {
        self.limit = limit
        self.limitPerAddress = limitPerAddress
    }

    func isFull(for address: String) -> Bool {
        open.withLockedValue { isFull($0, for: address) }
    }

    /// Counts one more connection, if there may be one.
    func enter(_ address: String) -> Bool {
        open.withLockedValue { open in
            guard !isFull(open, for: address) else { return false }
            open.all += 1
            open.ofAddress[address, default: 0] += 1
            return true
        }
    }

    func leave(_ address: String) {
        open.withLockedValue { open in
            open.all -= 1
            let left = open.ofAddress[address, default: 0] - 1
            open.ofAddress[address] = left > 0 ? left : nil
        }
    }

    private func isFull(_ open: Counts, for address: String) -> Bool {
        open.all >= limit || open.ofAddress[address, default: 0] >= limitPerAddress
    }
}
