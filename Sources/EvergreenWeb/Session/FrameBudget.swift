/// The bytes of frames that pages have not acknowledged, summed up by network address and over all.
///
/// A session with nothing under way may always send one frame, so that each page goes on, however much others leave unread.
@MainActor
final class FrameBudget {
    private let limits: SessionLimits
    private var total = 0
    private var totals: [String: Int] = [:]

    init(limits: SessionLimits) {
        self.limits = limits
    }

    /// Whether an address may have more bytes under way.
    func hasRoom(for address: String) -> Bool {
        total < limits.unacknowledgedBytesInAll && totals[address, default: 0] < limits.unacknowledgedBytesPerAddress
    }

    func add(_ bytes: Int, of address: String) {
        total += bytes
        totals[address, default: 0] += bytes
    }

    func remove(_ bytes: Int, of address: String) {
        total -= bytes
        let left = totals[address, default: 0] - bytes
        totals[address] = left > 0 ? left : nil
    }
}
