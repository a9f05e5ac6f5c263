/// The bytes of frames that pages have not acknowledged, summed up by network address and over all.
///
/// A session with nothing under way may always send one frame, so that each page goes on, however much others leave unread.
@MainActor
final class FrameBudget {
    private let limits: SessionLimits
    private var bytes = AddressTotals()

    init(limits: SessionLimits) {
        self.limits = limits
    }

    /// Whether an address may have more bytes under way.
    func hasRoom(for address: String) -> Bool {
        bytes.all < limits.unacknowledgedBytesInAll && bytes[address] < limits.unacknowledgedBytesPerAddress
    }

    func add(_ bytes: Int, of address: String) { self.bytes.add(bytes, of: address) }

    func remove(_ bytes: Int, of address: String) { self.bytes.remove(bytes, of: address) }
}
