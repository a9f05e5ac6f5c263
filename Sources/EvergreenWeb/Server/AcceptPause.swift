import Logging
import NIOCore

/// Pauses accepting connections while the process or the system has no free file descriptor.
///
/// NIO only delays the next read in this case. As there still is a connection to accept, it would otherwise retry at once, in a busy loop.
final class AcceptPause: ChannelInboundHandler {
    typealias InboundIn = any Channel

    private let logger: Logger
    private var isPaused = false

    init(logger: Logger) { self.logger = logger }

    /// Adds the handler to a listening server channel.
    static func add(to channel: any Channel, logger: Logger) async {
        do {
            try await channel.eventLoop.submit {
                try channel.pipeline.syncOperations.addHandler(AcceptPause(logger: logger), position: .first)
            }
            .get()
        } catch {
            logger.debug("The server's socket is closed.", metadata: ["reason": "\(error)"])
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is IOError, !isPaused { pause(context) }
        context.fireErrorCaught(error)
    }

    private func pause(_ context: ChannelHandlerContext) {
        logger.warning("No connection can be accepted. Retrying in a second.")
        isPaused = true
        accept(context, false)
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: .seconds(1)) {
            let (handler, context) = bound.value
            handler.isPaused = false
            handler.accept(context, true)
        }
    }

    private func accept(_ context: ChannelHandlerContext, _ accepts: Bool) {
        do {
            try context.channel.syncOptions?.setOption(.autoRead, value: accepts)
        } catch {
            logger.debug("The server's socket is closed.", metadata: ["reason": "\(error)"])
        }
    }
}
