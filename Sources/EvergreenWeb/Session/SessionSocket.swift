/// The way to a page, as its session sees it.
protocol SessionSocket: AnyObject, Sendable {
    /// Runs work that leads to calls of ``send(_:)``: where those cost no further hop, or, for work that takes long, where it
    /// holds up no other socket. Works also when the socket is closed.
    func perform(isLong: Bool, _ work: @escaping @Sendable () -> Void)
    /// Sends a frame. Never waits: the session bounds what is under way.
    func send(_ text: String)
    /// Sends something that can be left out if the page reads too slowly.
    func sendIfWritable(_ text: String)
    /// Has acknowledgements of frames taken where they are read, on any thread. Those for which `handler` returns false are
    /// handled as all other messages.
    func takeAcknowledgements(with handler: @escaping @Sendable (_ frame: Int) -> Bool)
    func close(_ reason: CloseReason)
}

extension SessionSocket {
    func takeAcknowledgements(with handler: @escaping @Sendable (_ frame: Int) -> Bool) {}
}

/// Why the server closes a socket. The page's script knows the codes from 4000 on.
enum CloseReason: Hashable, Sendable {
    case serverStops
    case malformed(String)
    case messageTooLarge
    case tooManyMessages
    case silence
    /// The session does not exist (any more), or is not this browser's: the page has to get a new one.
    case unknownSession
    /// Another socket shows the session: the page has to get one of its own.
    case takenOver
    /// The page is hidden: it gets a session again when it is seen.
    case asleep
    /// The page is another user's from here on: the page has to be opened anew, with nothing of what it had. A ticket is to be
    /// exchanged for a cookie before.
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

    /// At most 123 bytes, as the protocol demands.
    var text: String {
        switch self {
        case .serverStops: "The server stops."
        case .malformed: "Malformed message."
        case .messageTooLarge: "The message is too large."
        case .tooManyMessages: "Too many messages in too short a time."
        case .silence: "Nothing was heard for too long."
        case .unknownSession: "There is no such session."
        case .takenOver: "Another page shows this session."
        case .asleep: "The page is hidden."
        case .userChanges(let ticket): ticket ?? ""
        }
    }
}
