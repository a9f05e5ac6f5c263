import NIOConcurrencyHelpers

@testable import EvergreenWeb

/// A socket that keeps what it is given.
final class SocketRecorder: SessionSocket {
    private let state = NIOLockedValueBox<(frames: [String], closed: CloseReason?)>(([], nil))

    var frames: [String] { state.withLockedValue { $0.frames } }
    /// The frames with changes.
    var numberedFrames: [String] { frames.filter { !$0.hasPrefix("[0,") } }
    var closed: CloseReason? { state.withLockedValue { $0.closed } }

    func send(_ text: String) { state.withLockedValue { $0.frames.append(text) } }
    func sendIfWritable(_ text: String) { send(text) }
    func close(_ reason: CloseReason) { state.withLockedValue { $0.closed = $0.closed ?? reason } }
}
