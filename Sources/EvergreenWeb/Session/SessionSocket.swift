/// The connection to a page, as its session sees it.
protocol SessionSocket: AnyObject, Sendable {
    /// Runs work that calls ``send(_:)``: where sending takes no further hop, or, for long work, where it blocks no other socket. Also
    /// works on a closed socket.
    func perform(isLong: Bool, _ work: @escaping @Sendable () -> Void)
    /// Sends a frame. Never waits, because the session limits the frames in flight.
    func send(_ text: String)
    /// Sends a message that can be dropped if the page reads too slowly.
    func sendIfWritable(_ text: String)
    /// Sets a handler for acknowledgements of frames, called on the thread that reads them. If it returns false, the acknowledgement is
    /// handled like other messages.
    func takeAcknowledgements(with handler: @escaping @Sendable (_ frame: Int) -> Bool)
    func close(_ reason: CloseReason)
}

extension SessionSocket {
    func takeAcknowledgements(with handler: @escaping @Sendable (_ frame: Int) -> Bool) {}
}

/// The reason for which the server closes a socket. The page's script knows the codes from 4000 on.
enum CloseReason: Hashable, Sendable {
    case serverStops
    case malformed(String)
    case messageTooLarge
    case tooManyMessages
    case silence
    /// The session does not exist, or belongs to another browser: the page must request a new one.
    case unknownSession
    /// Another socket shows the session: the page must request its own.
    case takenOver
    /// The page is hidden: it gets a session again when it is shown.
    case asleep
    /// The user of the page changes: the page must be reloaded without any of its state. A ticket must first be exchanged for a cookie.
    case userChanges(ticket: String?)

    var code: UInt16 {
        switch self {
        case .serverStops: 1001
        case .malformed: 1002
        case .messageTooLarge: 1009
        case .tooManyMessages: 4429
        case .silence: 4408
        case .unknownSession: 4404
        case .takenOver: 4409
        case .asleep: 4410
        case .userChanges: 4401
        }
    }

    /// At most 123 bytes, as required by the protocol.
    var text: String {
        switch self {
        case .serverStops: "The server is stopping."
        case .malformed: "Malformed message."
        case .messageTooLarge: "The message is too large."
        case .tooManyMessages: "Too many messages."
        case .silence: "The connection timed out."
        case .unknownSession: "Unknown session."
        case .takenOver: "Another page shows this session."
        case .asleep: "The page is hidden."
        case .userChanges(let ticket): ticket ?? ""
        }
    }
}
