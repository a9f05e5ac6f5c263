import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// A connection of a browser: HTTP, or a WebSocket if it asks for one at its first request.
struct LiveChannel: HTTPChannelHandler {
    let responder: HTTPChannelHandler.Responder
    let registry: SessionRegistry
    let basePath: BasePath
    let policy: RequestPolicy
    let proxies: TrustedProxies
    let connections: ConnectionCount
    let sockets: ConnectionCount
    let limits: SessionLimits
    /// Nil if connections are not encrypted, or by a proxy.
    let certificate: ServerCertificate?

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let use: EventLoopFuture<Use>
    }

    enum Use: Sendable {
        case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
        case webSocket(NIOAsyncChannel<WebSocketFrame, WebSocketFrame>, ClientID, address: String)
        /// Closed before it said what it was for, or refused in the last moment.
        case nothing
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        let address = channel.networkAddress
        guard connections.enter(proxies.contains(address) ? nil : address) else {
            logger.debug("A connection beyond the bound was closed.", metadata: ["address": "\(address)"])
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
            var configuration = NIOUpgradableHTTPServerPipelineConfiguration<Use>(
                upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                    upgraders: [upgrader(logger: logger)],
                    notUpgradingCompletionHandler: { channel in http(channel, logger: logger) }
                )
            )
            // `RefusedRequests` does that.
            configuration.enableErrorHandling = false
            configuration.decoderConfiguration.maxHeaderListSize = 16 * 1024
            configuration.decoderConfiguration.maxHeaderFieldSize = 8 * 1024
            configuration.decoderConfiguration.maxHeaderFieldCount = 100
            let use = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
                configuration: configuration
            )
            let upgrade = try channel.pipeline.syncOperations.handler(type: NIOTypedHTTPServerUpgradeHandler<Use>.self)
            try channel.pipeline.syncOperations.addHandler(
                UpgradeAdmission { head in accepts(head, from: source(of: head, peer: address)) },
                position: .before(upgrade)
            )
            try channel.pipeline.syncOperations.addHandler(
                RequestLimits(limits: limits),
                name: RequestLimits.name,
                position: .before(upgrade)
            )
            try channel.pipeline.syncOperations.addHandler(
                RefusedRequests(),
                name: RefusedRequests.name,
                position: .before(upgrade)
            )
            return Value(channel: channel, use: use)
        }
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
            logger.debug("A connection ended before its first request.", metadata: ["reason": "\(error)"])
            value.channel.close(promise: nil)
            return
        }
        switch use {
        case .http(let channel):
            await handleHTTP(asyncChannel: channel, logger: logger)
        case .webSocket(let channel, let client, let address):
            defer { sockets.leave(address) }
            let connection = LiveConnection(
                channel: channel,
                client: client,
                address: address,
                registry: registry,
                limits: limits,
                logger: logger
            )
            await connection.run()
        case .nothing:
            value.channel.close(promise: nil)
        }
    }

    private func http(_ channel: any Channel, logger: Logger) -> EventLoopFuture<Use> {
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
            return .http(http)
        }
    }

    private func upgrader(logger: Logger) -> NIOTypedWebSocketServerUpgrader<Use> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: limits.messageBytes,
            enableAutomaticErrorHandling: false,
            // Requests that are not to be granted do not come this far: see `UpgradeAdmission`.
            shouldUpgrade: { channel, head in
                var headers = HTTPHeaders()
                if let offer = CompressionOffer(head.headers) {
                    headers.add(name: CompressionOffer.field, value: offer.answer)
                }
                return channel.eventLoop.makeSucceededFuture(headers)
            },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    channel.pipeline.syncOperations.removeHandler(name: UndecidedConnectionGuard.name, promise: nil)
                    channel.pipeline.syncOperations.removeHandler(name: RequestLimits.name, promise: nil)
                    channel.pipeline.syncOperations.removeHandler(name: RefusedRequests.name, promise: nil)
                    guard let client = ClientCookie.client(in: head.headers.first(name: "cookie")) else {
                        return .nothing
                    }
                    let isCompressed = CompressionOffer(head.headers) != nil
                    let socket = try webSocket(channel, isCompressed: isCompressed, logger: logger)
                    let address = source(of: head, peer: channel.networkAddress).address
                    guard sockets.enter(address) else { return .nothing }
                    return .webSocket(socket, client, address: address)
                }
            }
        )
    }

    private func source(of head: HTTPRequestHead, peer: String) -> TrustedProxies.Source {
        let host = head.headers.first(name: "host")
        return proxies.source(peer: peer, host: host, isSecure: certificate != nil) { head.headers[$0] }
    }

    private func accepts(_ head: HTTPRequestHead, from source: TrustedProxies.Source) -> Bool {
        basePath.pathInApp(head.uri) == PageResponder.livePath && WebSocketHandshake.isValid(head)
            && policy.accepts(host: source.host)
            && policy.accepts(origin: head.headers.first(name: "origin"), host: source.host)
            && ClientCookie.client(in: head.headers.first(name: "cookie")) != nil
            && !sockets.isFull(for: source.address)
    }

    private func webSocket(
        _ channel: any Channel,
        isCompressed: Bool,
        logger: Logger
    ) throws -> NIOAsyncChannel<WebSocketFrame, WebSocketFrame> {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(IdleStateHandler(readTimeout: TimeAmount(limits.silence)))
        let compressed = isCompressed ? CompressedMessages() : nil
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
        try pipeline.addHandler(SocketGuard(logger: logger))
        return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
    }
}

extension Channel {
    /// Where the connection comes from; empty where that can't be told.
    var networkAddress: String { remoteAddress?.ipAddress ?? "" }
}
