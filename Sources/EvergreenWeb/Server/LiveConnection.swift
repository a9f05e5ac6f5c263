import EvergreenDocument
import Logging
import NIOCore
import NIOWebSocket
import Tracing

/// Reads what a page sends over its WebSocket, and hands it to its session.
///
/// Everything that bounds a client happens here, off the main actor.
struct LiveConnection: Sendable {
    let channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
    let socket: ChannelSocket
    let grant: SocketGrant
    let logger: Logger

    private var registry: SessionRegistry { grant.registry }
    private var address: String { grant.handshake.address }

    func run() async {
        registry.workQueue.metrics.sockets.increment()
        defer { registry.workQueue.metrics.sockets.decrement() }
        do {
            try await channel.executeThenClose { inbound, _ in
                var session: Session?
                do {
                    try await read(inbound, socket: socket, session: &session)
                } catch {
                    log(.debug, "A socket ended.", of: session, reason: "\(error)")
                }
                // The connection may take a while to close.
                if let session { await registry.disconnect(socket, from: session) }
            }
        } catch {
            // A browser that goes away closes the connection in whatever way: its session waits for it.
            logger.debug("A connection was closed.", metadata: ["reason": "\(error)"])
        }
    }

    // The locals stay in memory for as long as the socket does: so they are little.
    private func read(
        _ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>,
        socket: ChannelSocket,
        session: inout Session?
    ) async throws {
        let clock = ContinuousClock()
        var bucket = TokenBucket(
            rate: grant.limits.messagesPerSecond,
            capacity: grant.limits.messageBurst,
            now: clock.now
        )
        let hello = channel.channel.eventLoop.scheduleTask(in: TimeAmount(grant.limits.helloTimeout)) {
            socket.close(.silence)
        }
        defer { hello.cancel() }

        for try await frame in inbound {
            guard bucket.take(now: clock.now) else { return refuse(socket, .tooManyMessages, of: session) }
            switch frame.opcode {
            case .text:
                var data = frame.data
                let message: PageMessage
                do {
                    message = try PageMessage(try data.readUTF8ValidatedString(length: data.readableBytes) ?? "")
                } catch {
                    let reason = (error as? PageMessageError)?.reason ?? "no valid UTF-8"
                    return refuse(socket, .malformed(reason), of: session)
                }
                switch (message, session) {
                case (.hello(let token, let frame, let page), nil):
                    hello.cancel()
                    session = await connect(socket, token: token, frame: frame, page: page)
                    guard session != nil else { return }
                case (.hello, _?), (_, nil):
                    return refuse(socket, .malformed("hello is the first message, once"), of: session)
                case (.bye, let current?):
                    await registry.workQueue.perform(.answer, for: current.workSource) {
                        registry.leave(current, socket: socket)
                    }
                    return
                case (_, let current?):
                    await handle(message, of: current, from: socket)
                }
            case .ping:
                socket.sendPong(frame.data)
            case .pong:
                break
            case .connectionClose:
                // Echoed, as the protocol demands; 1000 where the page gave no code.
                var data = frame.data
                return socket.close(code: data.readInteger() ?? 1000, text: "")
            default:
                return refuse(socket, .malformed("unexpected frame \(frame.opcode)"), of: session)
            }
        }
    }

    /// No other message is read before this one had its turn.
    private func handle(_ message: PageMessage, of session: Session, from socket: ChannelSocket) async {
        guard case .event(_, _, let event) = message else {
            return await registry.workQueue.perform(.answer, for: session.workSource) {
                session.receive(message, from: socket)
            }
        }
        let clock = ContinuousClock()
        let start = clock.now
        await withSpan("event") { span in
            span.updateAttributes { attributes in
                attributes["evergreen.session"] = session.token.shortName
                attributes["evergreen.event"] = event.name
            }
            // What the app begins in its turn of the main actor is a part of the span.
            let context = span.context
            await registry.workQueue.perform(.answer, for: session.workSource) {
                InstrumentationContext.withValue(context) { session.receive(message, from: socket) }
            }
        }
        registry.workQueue.metrics.eventTime.record(clock.now - start)
    }

    /// A hello may draw the whole page.
    private func connect(_ socket: ChannelSocket, token: String, frame: Int, page: ShownPage?) async -> Session? {
        if let page, let session = await registry.continuePage(page, of: token, on: socket, from: grant.handshake) {
            return session
        }
        let source = WorkSource(
            address: address,
            session: SessionToken(text: token)?.name ?? ""
        )
        return await registry.workQueue.perform(.drawing, for: source) {
            let handshake = grant.handshake
            if registry.endSession(token, of: handshake.client, unlessHostUserIs: handshake.request.hostUser) {
                socket.close(.userChanges(ticket: nil))
                return nil
            }
            return registry.connect(socket, token: token, client: handshake.client, frame: frame)
        }
    }

    private func refuse(_ socket: ChannelSocket, _ reason: CloseReason, of session: Session?) {
        log(.notice, "A socket was closed.", of: session, reason: "\(reason)")
        socket.close(reason)
    }

    private func log(_ level: Logger.Level, _ message: Logger.Message, of session: Session?, reason: String) {
        var metadata: Logger.Metadata = ["address": "\(address)", "reason": "\(reason)"]
        if let session { metadata["session"] = "\(session.token.shortName)" }
        logger.log(level: level, message, metadata: metadata)
    }
}
