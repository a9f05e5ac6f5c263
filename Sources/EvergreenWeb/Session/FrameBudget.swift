import EvergreenConcurrency

/// The unacknowledged bytes of frames, in total and per network address.
///
/// A session without frames in flight can always send one, so that each page makes progress, however much others leave unread.
///
/// Frames count from the time they are rendered, on any thread.
final class FrameBudget: Sendable {
    private let limits: SessionLimits
    private let bytes = Locked(AddressTotals())

    init(limits: SessionLimits) {
        self.limits = limits
    }

    /// Whether an address can have more bytes in flight.
    func hasRoom(for address: String) -> Bool {
        bytes.withLock {
            $0.all < limits.totalUnacknowledgedBytes && $0[address] < limits.unacknowledgedBytesPerAddress
        }
    }

    func add(_ bytes: Int, of address: String) { self.bytes.withLock { $0.add(bytes, of: address) } }

    func remove(_ bytes: Int, of address: String) { self.bytes.withLock { $0.remove(bytes, of: address) } }
}
