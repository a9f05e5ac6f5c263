import DequeModule
import EvergreenConcurrency
import EvergreenDocument
import Logging
import NIOCore
import NIOWebSocket
import Tracing

/// Reads the messages of a page's WebSocket and passes them to its session, each after the previous one has been processed on the main
/// actor.
///
/// All limits of a client are enforced here, off the main actor. All mutable state is confined to the event loop of the socket, so that a
/// message takes two context switches: to the main actor, and back with the result.
final class LiveConnection: ChannelInboundHandler, ChannelOutboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// The maximum number of queued frames before reading pauses.
    private static let waitingFrames = 8

    private enum Phase {
        case silent
        case live(Session)
        /// Further input is ignored.
        case over
    }

    private let socket: ChannelSocket
    private let grant: SocketGrant
    private let tracer: any Tracer
    private let logger: Logger

    private var phase = Phase.silent
    private var bucket: TokenBucket
    private var hello: Scheduled<Void>?
    /// Whether a message is being processed or waits for the main actor.
    private var isBusy = false
    private var waiting: Deque<WebSocketFrame> = []
    /// Whether a read is deferred until the queue has drained.
    private var holdsRead = false
    /// Whether the page has closed or lost the connection. Earlier messages are still processed.
    private var isClosed = false

    private var registry: SessionRegistry { grant.registry }

    init(_ socket: ChannelSocket, grant: SocketGrant, tracer: any Tracer, logger: Logger) {
        self.socket = socket
        self.grant = grant
        self.tracer = tracer
        self.logger = logger
        bucket = TokenBucket(
            rate: grant.limits.messagesPerSecond,
            capacity: grant.limits.messageBurst,
            now: ContinuousClock().now
        )
    }

    // MARK: - Channel

    func handlerAdded(context: ChannelHandlerContext) {
        registry.workQueue.metrics.sockets.increment()
        hello = context.eventLoop.scheduleTask(in: TimeAmount(grant.limits.helloTimeout)) { [socket] in
            socket.close(.silence)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        registry.workQueue.metrics.sockets.decrement()
        connectionClosed()
    }

    func channelInactive(context: ChannelHandlerContext) {
        connectionClosed()
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // The browser sends no more, and waits for the server to close its side.
        if let event = event as? ChannelEvent, event == .inputClosed {
            connectionClosed()
            context.close(promise: nil)
        }
        context.fireUserInboundEventTriggered(event)
    }

    /// Connection errors are treated like a close: the session waits for the page to reconnect.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        log(.debug, "A socket ended.", reason: "\(error)")
        connectionClosed()
        context.close(promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        waiting.append(unwrapInboundIn(data))
        handleWaiting(context)
    }

    func read(context: ChannelHandlerContext) {
        holdsRead = isBusy && waiting.count >= Self.waitingFrames
        if !holdsRead { context.read() }
    }

    /// Called when the connection is closed: after earlier messages are processed, the session waits for the page to reconnect.
    private func connectionClosed() {
        isClosed = true
        if !isBusy { end() }
    }

    /// Stops processing messages of the page.
    private func end() {
        hello?.cancel()
        waiting.removeAll()
        guard case .live(let session) = phase else { return phase = .over }
        phase = .over
        Task { @MainActor [registry, socket] in registry.disconnect(socket, from: session) }
    }

    // MARK: - Messages

    private func handleWaiting(_ context: ChannelHandlerContext) {
        while !isBusy, let frame = waiting.popFirst() {
            if case .over = phase { return waiting.removeAll() }
            handle(frame, context)
        }
        guard !isBusy else { return }
        if isClosed { end() }
        if holdsRead { read(context: context) }
    }

    private func handle(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        guard bucket.take(now: ContinuousClock().now) else { return refuse(.tooManyMessages) }
        switch frame.opcode {
        case .text:
            var data = frame.data
            do {
                let text = try data.readUTF8ValidatedString(length: data.readableBytes) ?? ""
                handle(try PageMessage(text), context)
            } catch {
                refuse(.malformed((error as? PageMessageError)?.reason ?? "invalid UTF-8"))
            }
        case .ping:
            socket.sendPong(frame.data)
        case .pong:
            break
        case .connectionClose:
            // Echoes the code, as the protocol requires; 1000 if the page sent none.
            var data = frame.data
            socket.close(code: data.readInteger() ?? 1000, text: "")
            end()
        default:
            refuse(.malformed("unexpected frame \(frame.opcode)"))
        }
    }

    private func handle(_ message: PageMessage, _ context: ChannelHandlerContext) {
        switch (message, phase) {
        case (_, .over): break
        case (.hello(let token, let frame, let page), .silent):
            hello?.cancel()
            connect(token: token, frame: frame, page: page, context)
        case (.hello, .live), (_, .silent):
            refuse(.malformed("hello must be the first message, and must not be repeated"))
        case (.bye, .live(let session)):
            perform(for: session, context, then: { $0.leave() }) { [registry, socket] in
                registry.leave(session, socket: socket)
            }
        case (.event(_, _, let event), .live(let session)):
            handle(message, named: event.name, of: session, context)
        case (_, .live(let session)):
            perform(for: session, context) { [socket] in session.receive(message, from: socket) }
        }
    }

    private func handle(
        _ message: PageMessage,
        named name: String,
        of session: Session,
        _ context: ChannelHandlerContext
    ) {
        let start = ContinuousClock().now
        let span = tracer.startAnySpan("event", context: .topLevel)
        span.updateAttributes { attributes in
            attributes["evergreen.session"] = session.token.shortName
            attributes["evergreen.event"] = name
        }
        perform(for: session, context) { [registry, socket, tracer] in
            // Tasks that the app starts in this turn of the main actor are part of the span.
            withTracer(tracer) {
                InstrumentationContext.withValue(span.context) { session.receive(message, from: socket) }
            }
            span.end()
            registry.workQueue.metrics.eventTime.record(ContinuousClock().now - start)
        }
    }

    /// Performs the work of a message on the main actor. Later messages are queued meanwhile.
    ///
    /// - Parameter finish: Called on the event loop before processing continues.
    private func perform(
        for session: Session,
        _ context: ChannelHandlerContext,
        then finish: @escaping @Sendable (LiveConnection) -> Void = { _ in },
        _ work: @escaping WorkQueue.Work
    ) {
        let endTurn = turn(context)
        registry.workQueue.add(.answer, for: session.workSource) {
            work()
            endTurn(finish)
        }
    }

    /// The page was closed permanently or rejected.
    private func leave() {
        phase = .over
        waiting.removeAll()
        socket.closeConnection()
    }

    /// Continues with the queue, after some work on the event loop.
    private typealias EndTurn = @Sendable (_ first: @escaping @Sendable (LiveConnection) -> Void) -> Void

    /// Queues messages during the turn of one. Returns the function that ends the turn, from any thread.
    private func turn(_ context: ChannelHandlerContext) -> EndTurn {
        isBusy = true
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        return { [eventLoop = context.eventLoop] first in
            eventLoop.execute {
                let (connection, context) = bound.value
                connection.isBusy = false
                first(connection)
                connection.handleWaiting(context)
            }
        }
    }

    // MARK: - Hello

    private func connect(token: String, frame: Int, page: ShownPage?, _ context: ChannelHandlerContext) {
        let endTurn = turn(context)
        Task { [grant, socket] in
            let session = await LiveConnection.connect(socket, token: token, frame: frame, page: page, grant: grant)
            endTurn { connection in
                if let session { connection.phase = .live(session) } else { connection.leave() }
            }
        }
    }

    /// A hello may render the whole page.
    private static func connect(
        _ socket: ChannelSocket,
        token: String,
        frame: Int,
        page: ShownPage?,
        grant: SocketGrant
    ) async -> Session? {
        let registry = grant.registry
        let handshake = grant.handshake
        if let page, let session = await registry.continuePage(page, of: token, on: socket, from: handshake) {
            return session
        }
        let source = WorkSource(
            address: handshake.address,
            session: SessionToken(text: token)?.name ?? ""
        )
        return await registry.workQueue.perform(.drawing, for: source) {
            if registry.endSession(token, of: handshake.client, unlessHostUserIs: handshake.request.hostUser) {
                socket.close(.userChanges(ticket: nil))
                return nil
            }
            return registry.connect(socket, token: token, client: handshake.client, frame: frame)
        }
    }

    // MARK: - End

    private func refuse(_ reason: CloseReason) {
        log(.notice, "A socket was closed.", reason: "\(reason)")
        socket.close(reason)
        end()
    }

    private func log(_ level: Logger.Level, _ message: Logger.Message, reason: String) {
        var metadata: Logger.Metadata = ["address": "\(grant.handshake.address)", "reason": "\(reason)"]
        if case .live(let session) = phase { metadata["session"] = "\(session.token.shortName)" }
        logger.log(level: level, message, metadata: metadata)
    }
}
