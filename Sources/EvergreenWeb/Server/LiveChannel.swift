import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket
import Tracing

/// A connection of a browser: HTTP, or a WebSocket if its first request upgrades it.
struct LiveChannel: HTTPChannelHandler {
    var responder: HTTPChannelHandler.Responder
    /// Decides on upgrade requests.
    let admission: SocketAdmission
    let proxies: TrustedProxies
    let connections: ConnectionCount
    let limits: SessionLimits
    /// The event loops of the server.
    let eventLoops: any EventLoopGroup
    /// Nil for connections without TLS, or behind a proxy that terminates it.
    let certificate: ServerCertificate?
    /// Whether requests with long or slow bodies are rejected. False in a host application, whose requests are not all for the app.
    var boundsBodies = true
    /// The path of uploads, whose bodies the app limits itself.
    var uploadPath: String?
    /// The tracer of the process, or of the task that runs the server, because event loops have no task.
    let tracer = InstrumentationSystem.tracer

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let use: EventLoopFuture<Use>
    }

    enum Use: Sendable {
        /// - refusal: The response to the first request, if that was a rejected upgrade.
        case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>, refusal: Response?)
        /// A WebSocket, handled by `LiveConnection` on its event loop.
        case webSocket
        /// Closed before its first request, or rejected at the last moment.
        case nothing
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        let address = channel.networkAddress
        leaveOutEventLoopAtRandom()
        guard connections.enter(proxies.contains(address) ? nil : address) else {
            logger.debug("A connection beyond the limit was closed.", metadata: ["address": "\(address)"])
            return channel.eventLoop.makeSucceededFuture(
                Value(channel: channel, use: channel.eventLoop.makeSucceededFuture(.nothing))
            )
        }
        channel.closeFuture.whenComplete { [connections, proxies] _ in
            connections.leave(proxies.contains(address) ? nil : address)
        }
        return channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandlers(
                WriteTimeout(limits: limits),
                LingeringClose(limits: limits)
            )
            if let certificate { try channel.pipeline.syncOperations.addHandler(certificate.makeHandler()) }
            try channel.pipeline.syncOperations.addHandler(
                UndecidedConnectionGuard(time: TimeAmount(limits.requestTimeout)),
                name: UndecidedConnectionGuard.name
            )
            let decision = NIOLoopBoundBox<SocketAdmission.Answer?>(nil, eventLoop: channel.eventLoop)
            var configuration = NIOUpgradableHTTPServerPipelineConfiguration<Use>(
                upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                    upgraders: [upgrader(decision, logger: logger)],
                    notUpgradingCompletionHandler: { channel in
                        guard case .refused(let response) = decision.value else { return http(channel, logger: logger) }
                        return http(channel, refusal: response, logger: logger)
                    }
                )
            )
            // `RefusedRequests` handles errors.
            configuration.enableErrorHandling = false
            configuration.decoderConfiguration.maxHeaderListSize = 16 * 1024
            configuration.decoderConfiguration.maxHeaderFieldSize = 8 * 1024
            configuration.decoderConfiguration.maxHeaderFieldCount = 100
            let use = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
                configuration: configuration
            )
            let upgrade = try channel.pipeline.syncOperations.handler(type: NIOTypedHTTPServerUpgradeHandler<Use>.self)
            try channel.pipeline.syncOperations.addHandler(
                UpgradeAdmission(
                    admission: admission,
                    decision: decision,
                    isSecure: certificate != nil,
                    logger: logger
                ),
                position: .before(upgrade)
            )
            if boundsBodies {
                try channel.pipeline.syncOperations.addHandler(
                    RequestLimits(limits: limits, unboundedPath: uploadPath),
                    name: RequestLimits.name,
                    position: .before(upgrade)
                )
            }
            try channel.pipeline.syncOperations.addHandler(
                RefusedRequests(),
                name: RefusedRequests.name,
                position: .before(upgrade)
            )
            return Value(channel: channel, use: use)
        }
    }

    /// Connections are assigned to event loops in turn. A browser opens a fixed number of connections per page: if that is a multiple of
    /// the number of loops, all sockets would share the same loop.
    private func leaveOutEventLoopAtRandom() {
        if Bool.random() { _ = eventLoops.next() }
    }

    func handle(value: Value, logger: Logger) async {
        let use: Use
        do {
            use = try await withTaskCancellationHandler {
                try await value.use.get()
            } onCancel: {
                value.channel.close(promise: nil)
            }
        } catch {
            logger.debug("A connection was closed before its first request.", metadata: ["reason": "\(error)"])
            value.channel.close(promise: nil)
            return
        }
        switch use {
        case .http(let channel, let refusal): await serve(channel, refusal: refusal, logger: logger)
        case .webSocket: await Self.waitUntilClosed(value.channel)
        case .nothing: value.channel.close(promise: nil)
        }
    }

    private func serve(
        _ channel: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>,
        refusal: Response?,
        logger: Logger
    ) async {
        guard let refusal else { return await handleHTTP(asyncChannel: channel, logger: logger) }
        var refusing = self
        // The application has already responded.
        refusing.responder = { _, writer, _ in try await writer.write(response: refusal.head, body: refusal.body) }
        await refusing.handleHTTP(asyncChannel: channel, logger: logger)
    }

    /// The server stops when all its connections are closed. Local variables here and in `handle(value:logger:)` stay in memory as long as
    /// the socket is open, so there are few.
    private static func waitUntilClosed(_ channel: any Channel) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                channel.closeFuture.whenComplete { _ in continuation.resume() }
            }
        } onCancel: {
            channel.close(promise: nil)
        }
    }

    private func http(
        _ channel: any Channel,
        refusal: Response? = nil,
        logger: Logger
    ) -> EventLoopFuture<Use> {
        channel.eventLoop.makeCompletedFuture {
            channel.pipeline.syncOperations.removeHandler(name: UndecidedConnectionGuard.name, promise: nil)
            try channel.pipeline.syncOperations.addHandler(ResponseCompression.makeHandler())
            try channel.pipeline.syncOperations.addHandler(UnrequestedResponses())
            try channel.pipeline.syncOperations.addHandler(LastResponse())
            try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPServerCodec(secure: certificate != nil))
            try channel.pipeline.syncOperations.addHandler(
                HTTPConnectionStateHandler(idleTimeout: .seconds(60), logger: logger)
            )
            let http = try NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>(
                wrappingChannelSynchronously: channel,
                configuration: .init(isOutboundHalfClosureEnabled: true)
            )
            return .http(http, refusal: refusal)
        }
    }

    private func upgrader(
        _ decision: NIOLoopBoundBox<SocketAdmission.Answer?>,
        logger: Logger
    ) -> NIOTypedWebSocketServerUpgrader<Use> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: limits.messageBytes,
            enableAutomaticErrorHandling: false,
            // Rejected requests do not get here: see `UpgradeAdmission`.
            shouldUpgrade: { channel, _ in
                var headers = HTTPHeaders()
                if case .granted(let grant, let cookies) = decision.value {
                    if let compression = grant.compression {
                        headers.add(name: CompressionOffer.field, value: compression.answer)
                    }
                    for cookie in cookies { headers.add(name: "Set-Cookie", value: cookie) }
                }
                return channel.eventLoop.makeSucceededFuture(headers)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    channel.pipeline.syncOperations.removeHandler(name: UndecidedConnectionGuard.name, promise: nil)
                    channel.pipeline.syncOperations.removeHandler(name: RequestLimits.name, promise: nil)
                    channel.pipeline.syncOperations.removeHandler(name: RefusedRequests.name, promise: nil)
                    guard case .granted(let grant, _) = decision.value else { return .nothing }
                    let socket = ChannelSocket(channel, compresses: grant.compression != nil)
                    guard grant.sockets.enter(grant.handshake.address) else { return .nothing }
                    channel.closeFuture.whenComplete { _ in grant.sockets.leave(grant.handshake.address) }
                    try addHandlers(for: socket, to: channel, grant, logger: logger)
                    return .webSocket
                }
            }
        )
    }

    private func addHandlers(
        for socket: ChannelSocket,
        to channel: any Channel,
        _ grant: SocketGrant,
        logger: Logger
    ) throws {
        let pipeline = channel.pipeline.syncOperations
        // A page sends little at a time, and each connection keeps its buffer: the default starts with 2 KB.
        try channel.syncOptions?.setOption(
            .recvAllocator,
            value: AdaptiveRecvByteBufferAllocator(minimum: 128, initial: 512, maximum: 65_536)
        )
        try pipeline.addHandler(IdleStateHandler(readTimeout: TimeAmount(limits.silence)))
        let compressed = grant.compression.map { _ in CompressedMessages() }
        try pipeline.addHandler(FrameRules(compressed: compressed))
        try pipeline.addHandler(
            NIOWebSocketFrameAggregator(
                minNonFinalFragmentSize: 1,
                maxAccumulatedFrameCount: 64,
                maxAccumulatedFrameSize: limits.messageBytes
            )
        )
        if let compressed {
            try pipeline.addHandler(MessageInflation(compressed, bound: limits.messageBytes))
        }
        try pipeline.addHandler(
            SocketGuard(logger: logger, saving: limits.savingAtStop) { [registry = grant.registry] in
                await registry.stateWriter?.flush()
            }
        )
        try pipeline.addHandler(AcknowledgementReader(socket: socket))
        try pipeline.addHandler(LiveConnection(socket, grant: grant, tracer: tracer, logger: logger))
    }
}

extension Channel {
    /// The address of the peer; empty if unknown.
    var networkAddress: String { remoteAddress?.ipAddress ?? "" }
}
