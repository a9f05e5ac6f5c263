import EvergreenConcurrency

/// A WebSocket request on its way through the application's responder, including all middleware.
///
/// The app grants the socket and responds with status 101. Middleware has the last word: with any other final response, there is no socket.
final class SocketRequest: Sendable {
    /// The socket request of the current task; nil for other requests.
    @TaskLocal static var current: SocketRequest?

    private let state = Locked(SocketGrant?.none)

    /// Nil unless an app has granted the socket.
    var grant: SocketGrant? { state.withLock { $0 } }

    func grant(_ grant: SocketGrant) { state.withLock { $0 = grant } }
}

/// The context of a granted socket. A class, because the tasks of a socket reference it in many places, and it is large.
final class SocketGrant: Sendable {
    let registry: SessionRegistry
    /// The sockets of the app.
    let sockets: ConnectionCount
    let limits: SessionLimits
    let handshake: PageHandshake
    /// The accepted compression offer; nil for none.
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
