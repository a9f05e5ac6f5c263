import DequeModule
import EvergreenConcurrency
import EvergreenDocument
import Logging
import NIOCore
import NIOWebSocket
import Tracing

/// Reads what a page sends over its WebSocket, and hands it to its session: one message after the other, each when the one
/// before it had its turn of the main actor.
///
/// Everything that bounds a client happens here, off the main actor. All that changes here belongs to the event loop of the
/// socket, so that a message costs two changes of thread: to the main actor, and back with what it has led to.
final class LiveConnection: ChannelInboundHandler, ChannelOutboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// So many frames wait for their turn before the socket is not read on.
    private static let waitingFrames = 8

    private enum Phase {
        case silent
        case live(Session)
        /// Nothing that comes counts.
        case over
    }

    private let socket: ChannelSocket
    private let grant: SocketGrant
    private let tracer: any Tracer
    private let logger: Logger

    private var phase = Phase.silent
    private var bucket: TokenBucket
    private var hello: Scheduled<Void>?
    /// Whether a message has its turn, or waits for it.
    private var isBusy = false
    private var waiting: Deque<WebSocketFrame> = []
    /// Whether the channel wants to read on, when less waits.
    private var holdsRead = false
    /// Whether the page has closed the connection, or lost it: what it had sent before that still counts.
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

    // MARK: - The channel

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
        // The browser sends no more, and waits for the server to close as well.
        if let event = event as? ChannelEvent, event == .inputClosed {
            connectionClosed()
            context.close(promise: nil)
        }
        context.fireUserInboundEventTriggered(event)
    }

    /// A browser that goes away closes the connection in whatever way: its session waits for it.
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

    /// The connection is closed: the session waits for another one, when what has come before that is handled.
    private func connectionClosed() {
        isClosed = true
        if !isBusy { end() }
    }

    /// Nothing else that the page has sent counts.
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
                refuse(.malformed((error as? PageMessageError)?.reason ?? "no valid UTF-8"))
            }
        case .ping:
            socket.sendPong(frame.data)
        case .pong:
            break
        case .connectionClose:
            // Echoed, as the protocol demands; 1000 where the page gave no code.
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
            refuse(.malformed("hello is the first message, once"))
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
            // What the app begins in its turn of the main actor is a part of the span.
            withTracer(tracer) {
                InstrumentationContext.withValue(span.context) { session.receive(message, from: socket) }
            }
            span.end()
            registry.workQueue.metrics.eventTime.record(ContinuousClock().now - start)
        }
    }

    /// Does what a message asks for in its turn of the main actor. What comes meanwhile waits.
    ///
    /// - Parameter finish: Called on the event loop before that goes on.
    private func perform(
        for session: Session,
        _ context: ChannelHandlerContext,
        then finish: @escaping @Sendable (LiveConnection) -> Void = { _ in },
        _ work: @escaping WorkQueue.Work
    ) {
        let goOn = turn(context)
        registry.workQueue.add(.answer, for: session.workSource) {
            work()
            goOn(finish)
        }
    }

    /// The page goes for good, or was refused.
    private func leave() {
        phase = .over
        waiting.removeAll()
        socket.closeConnection()
    }

    /// Goes on with what waits, after something on the event loop.
    private typealias GoOn = @Sendable (_ first: @escaping @Sendable (LiveConnection) -> Void) -> Void

    /// Lets what comes wait for the turn of a message. Returns what ends that, from any thread.
    private func turn(_ context: ChannelHandlerContext) -> GoOn {
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
        let goOn = turn(context)
        Task { [grant, socket] in
            let session = await LiveConnection.connect(socket, token: token, frame: frame, page: page, grant: grant)
            goOn { connection in
                if let session { connection.phase = .live(session) } else { connection.leave() }
            }
        }
    }

    /// A hello may draw the whole page.
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

    // MARK: - The end

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
