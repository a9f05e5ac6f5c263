import Logging
import NIOCore
import NIOWebSocket

/// Closes a WebSocket on protocol violations, inactivity and server shutdown.
final class SocketGuard: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    private let logger: Logger
    private let saving: TimeAmount
    private let saveState: @Sendable () async -> Void
    private var isClosing = false

    /// - Parameters:
    /// - saving: The maximum time to save the state of pages before the server closes the socket.
    /// - saveState: Called before the stopping server closes the socket, because the page may continue in another process immediately.
    init(logger: Logger, saving: Duration = .seconds(1), saveState: @escaping @Sendable () async -> Void) {
        self.logger = logger
        self.saving = TimeAmount(saving)
        self.saveState = saveState
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Later input is not read, which causes further errors.
        guard !isClosing else { return }
        switch error {
        case NIOWebSocketError.invalidFrameLength: close(context, .messageTooLarge)
        case let error as NIOWebSocketFrameAggregator.Error where error == .accumulatedFrameSizeIsTooLarge:
            close(context, .messageTooLarge)
        case let error as MessageCompression.Failure where error == .tooLong: close(context, .messageTooLarge)
        case is MessageCompression.Failure, is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error,
            is FrameRules.Violation:
            close(context, .malformed("\(error)"))
        default: context.fireErrorCaught(error)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent: stop(context)
        case let event as IdleStateHandler.IdleStateEvent where event == .read: close(context, .silence)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    private func stop(_ context: ChannelHandlerContext) {
        let eventLoop = context.eventLoop
        let bound = NIOLoopBound((self, context), eventLoop: eventLoop)
        let close: @Sendable () -> Void = {
            let (handler, context) = bound.value
            handler.close(context, .serverStops)
        }
        let timeout = eventLoop.scheduleTask(in: saving, close)
        Task { [saveState] in
            await saveState()
            timeout.cancel()
            eventLoop.execute(close)
        }
    }

    private func close(_ context: ChannelHandlerContext, _ reason: CloseReason) {
        guard !isClosing else { return }
        isClosing = true
        if reason != .serverStops {
            logger.notice("A socket was closed.", metadata: ["reason": "\(reason)"])
        }
        ChannelSocket(context.channel).close(reason)
    }
}

/// Closes a connection without a first request, after a timeout or on server shutdown. Browsers open such connections in advance.
final class UndecidedConnectionGuard: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    static let name = "EvergreenWeb.UndecidedConnectionGuard"
    private let time: TimeAmount
    private var timeout: Scheduled<Void>?

    init(time: TimeAmount) { self.time = time }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timeout?.cancel()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }
}
