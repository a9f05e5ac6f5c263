import EvergreenConcurrency

/// A function that is called once, by ``cancel()`` or when this object is released.
final class CancelOnce: Sendable {
    private struct Cancel {
        let call: @Sendable () -> Void
    }

    private let cancellation: Locked<Cancel?>

    init(_ cancel: @escaping @Sendable () -> Void) {
        cancellation = Locked(Cancel(call: cancel))
    }

    deinit { cancel() }

    func cancel() {
        let cancel = cancellation.withLock { cancellation in
            defer { cancellation = nil }
            return cancellation
        }
        cancel?.call()
    }
}
