import NIOCore

/// Delays closing a connection, so that the peer can read the last response or close frame.
///
/// The system responds to bytes that arrive for a closed connection, or were never read, with a reset, which discards what the peer has not
/// read yet (RFC 9112, section 9.6). So closing shuts down only the output; input is read and dropped until the peer closes, too, with a
/// limit of time and bytes.
final class LingeringClose: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private enum State {
        case open
        case lingering(timeout: Scheduled<Void>, closed: EventLoopPromise<Void>)
        case closed
    }

    private let time: TimeAmount
    /// The time limit during shutdown.
    private let quiescingTime = TimeAmount.milliseconds(200)
    private let maximumBytes: Int
    private var droppedBytes = 0
    private var state = State.open
    /// Whether the server is shutting down.
    private var isQuiescing = false

    init(limits: SessionLimits) {
        time = TimeAmount(limits.lingering)
        maximumBytes = limits.lingeringBytes
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        switch (state, mode) {
        case _ where !context.channel.isActive: context.close(mode: mode, promise: promise)
        case (.open, .all):
            let closed = linger(context)
            closed.futureResult.cascade(to: promise)
            context.close(mode: .output, promise: nil)
        case (.open, .output):
            _ = linger(context)
            context.close(mode: .output, promise: promise)
        case (.lingering(_, let closed), .all):
            closed.futureResult.cascade(to: promise)
        default: context.close(mode: mode, promise: promise)
        }
    }

    private func linger(_ context: ChannelHandlerContext) -> EventLoopPromise<Void> {
        let closed = context.eventLoop.makePromise(of: Void.self)
        state = .lingering(timeout: scheduleEnd(context, in: isQuiescing ? quiescingTime : time), closed: closed)
        context.read()
        return closed
    }

    private func scheduleEnd(_ context: ChannelHandlerContext, in time: TimeAmount) -> Scheduled<Void> {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        return context.eventLoop.scheduleTask(in: time) {
            let (handler, context) = bound.value
            handler.end(context)
        }
    }

    /// Closes the connection immediately.
    private func end(_ context: ChannelHandlerContext) {
        guard case .lingering(let timeout, let closed) = state else { return }
        state = .closed
        timeout.cancel()
        context.close(mode: .all, promise: closed)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .lingering = state else { return context.fireChannelRead(data) }
        droppedBytes += unwrapInboundIn(data).readableBytes
        if droppedBytes > maximumBytes { end(context) }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if case .lingering = state { context.read() } else { context.fireChannelReadComplete() }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent:
            isQuiescing = true
            if case .lingering(let timeout, let closed) = state {
                timeout.cancel()
                state = .lingering(timeout: scheduleEnd(context, in: quiescingTime), closed: closed)
            }
        case ChannelEvent.inputClosed:
            if case .lingering = state { end(context) }
        default: break
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        if case .lingering(let timeout, let closed) = state {
            timeout.cancel()
            closed.succeed()
        }
        state = .closed
        context.fireChannelInactive()
    }
}
