import EvergreenConcurrency

/// The bytes of frames that pages have not acknowledged, summed up by network address and over all.
///
/// A session with nothing under way may always send one frame, so that each page goes on, however much others leave unread.
///
/// Frames count once they are drawn, on any thread.
final class FrameBudget: Sendable {
    private let limits: SessionLimits
    private let bytes = Locked(AddressTotals())

    init(limits: SessionLimits) {
        self.limits = limits
    }

    /// Whether an address may have more bytes under way.
    func hasRoom(for address: String) -> Bool {
        bytes.withLock {
            $0.all < limits.unacknowledgedBytesInAll && $0[address] < limits.unacknowledgedBytesPerAddress
        }
    }

    func add(_ bytes: Int, of address: String) { self.bytes.withLock { $0.add(bytes, of: address) } }

    func remove(_ bytes: Int, of address: String) { self.bytes.withLock { $0.remove(bytes, of: address) } }
}
