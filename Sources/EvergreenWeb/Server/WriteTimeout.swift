import NIOCore

/// Closes the connection of a client that does not read its response.
///
/// While writes are pending, the client has to read a minimum number of bytes in each interval. Bytes in the system's buffer count as read.
final class WriteTimeout: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    private let interval: TimeAmount
    private let minimumBytes: Int
    private var writtenBytes = 0
    /// The total number of bytes that must be written by the end of the interval.
    private var requiredBytes = 0
    private var check: Scheduled<Void>?

    init(limits: SessionLimits) {
        interval = TimeAmount(limits.writeTimeout)
        minimumBytes = limits.writeTimeoutBytes
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        writtenBytes += unwrapOutboundIn(data).readableBytes
        context.write(data, promise: promise)
        if check == nil { beginInterval(context) }
    }

    private func beginInterval(_ context: ChannelHandlerContext) {
        let buffered = bufferedBytes(context)
        requiredBytes = writtenBytes - buffered + min(buffered, minimumBytes)
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        check = context.eventLoop.scheduleTask(in: interval) {
            let (handler, context) = bound.value
            handler.endInterval(context)
        }
    }

    private func endInterval(_ context: ChannelHandlerContext) {
        check = nil
        let buffered = bufferedBytes(context)
        guard buffered > 0 else { return }
        if writtenBytes - buffered < requiredBytes {
            context.close(mode: .all, promise: nil)
        } else {
            beginInterval(context)
        }
    }

    private func bufferedBytes(_ context: ChannelHandlerContext) -> Int {
        (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }

    func channelInactive(context: ChannelHandlerContext) {
        check?.cancel()
        check = nil
        context.fireChannelInactive()
    }
}
