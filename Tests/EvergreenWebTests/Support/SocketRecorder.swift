import NIOConcurrencyHelpers

@testable import EvergreenWeb

/// A socket that records its input.
final class SocketRecorder: SessionSocket {
    private struct State {
        var frames: [String] = []
        var closed: CloseReason?
        var framesAfterClose: [String] = []
        var longWork = 0
        var takeAcknowledgement: (@Sendable (Int) -> Bool)?
    }

    private let state = NIOLockedValueBox(State())
    private let run: @Sendable (@escaping @Sendable () -> Void) -> Void

    /// - parameter run: Runs the session's work; synchronously by default.
    init(run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() }) {
        self.run = run
    }

    var frames: [String] { state.withLockedValue { $0.frames } }
    /// The frames with changes.
    var numberedFrames: [String] { frames.filter { !$0.hasPrefix("[0,") } }
    var closed: CloseReason? { state.withLockedValue { $0.closed } }
    var framesAfterClose: [String] { state.withLockedValue { $0.framesAfterClose } }
    /// How many pieces of work were long.
    var longWork: Int { state.withLockedValue { $0.longWork } }

    func perform(isLong: Bool, _ work: @escaping @Sendable () -> Void) {
        if isLong { state.withLockedValue { $0.longWork += 1 } }
        run(work)
    }

    func send(_ text: String) {
        state.withLockedValue { state in
            state.frames.append(text)
            if state.closed != nil { state.framesAfterClose.append(text) }
        }
    }

    func sendIfWritable(_ text: String) { send(text) }

    func takeAcknowledgements(with handler: @escaping @Sendable (Int) -> Bool) {
        state.withLockedValue { $0.takeAcknowledgement = handler }
    }

    /// Acknowledges a frame as a page does. Returns whether it was taken directly instead of being passed to the session.
    func acknowledge(_ frame: Int) -> Bool {
        state.withLockedValue { $0.takeAcknowledgement }?(frame) ?? false
    }

    func close(_ reason: CloseReason) { state.withLockedValue { $0.closed = $0.closed ?? reason } }
}

/// Work that is queued until a test runs it, in order.
final class HeldWork: Sendable {
    private let waiting = NIOLockedValueBox<[@Sendable () -> Void]>([])

    var count: Int { waiting.withLockedValue { $0.count } }

    func add(_ work: @escaping @Sendable () -> Void) { waiting.withLockedValue { $0.append(work) } }

    /// Runs the queued work, including work added meanwhile.
    func run() {
        while let work = waiting.withLockedValue({ $0.isEmpty ? nil : $0.removeFirst() }) { work() }
    }
}
