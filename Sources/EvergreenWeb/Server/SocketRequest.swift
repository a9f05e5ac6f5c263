import EvergreenConcurrency

/// A request for a WebSocket, on its way through the responder of the application, with all middleware before the app.
///
/// An app that is asked grants it what it needs, and answers with status 101. Middleware has the last word: if the answer that comes out
/// is another one, there is no socket.
final class SocketRequest: Sendable {
    /// That of the task; nil for a request of another kind.
    @TaskLocal static var current: SocketRequest?

    private let state = Locked(SocketGrant?.none)

    /// Nil as long as no app has granted the socket.
    var grant: SocketGrant? { state.withLock { $0 } }

    func grant(_ grant: SocketGrant) { state.withLock { $0 = grant } }
}

/// What a socket gets from the app that it belongs to. An object: the tasks of a socket keep it in many places, and it is large.
final class SocketGrant: Sendable {
    let registry: SessionRegistry
    /// The sockets of the app.
    let sockets: ConnectionCount
    let limits: SessionLimits
    let handshake: PageHandshake
    /// The offer to compress messages that is accepted; nil if there was none.
    let compression: CompressionOffer?

    init(
        registry: SessionRegistry,
        sockets: ConnectionCount,
        limits: SessionLimits,
        handshake: PageHandshake,
        compression: CompressionOffer?
    ) {
        self.registry = registry
        self.sockets = sockets
        self.limits = limits
        self.handshake = handshake
        self.compression = compression
    }
}
