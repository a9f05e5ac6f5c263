import NIOCore
import NIOPosix

/// A client that sends arbitrary bytes and collects the response.
struct RawClient {
    /// The bytes received until the server closed the connection or the condition held.
    static func exchange(
        port: Int,
        _ chunks: [[UInt8]],
        until isComplete: @escaping @Sendable (String) -> Bool = { _ in false }
    ) async throws -> String {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            var received = ByteBuffer()
            do {
                for chunk in chunks { try await outbound.write(ByteBuffer(bytes: chunk)) }
                for try await buffer in inbound {
                    received.writeImmutableBuffer(buffer)
                    if isComplete(String(decoding: received.readableBytesView, as: UTF8.self)) { break }
                }
            } catch let error as IOError {
                // The server may close the connection before it has read everything.
                guard received.readableBytes > 0 || error.errnoCode != 0 else { throw error }
            } catch ChannelError.ioOnClosedChannel {
                // The same, before anything was sent.
            }
            return String(decoding: received.readableBytesView, as: UTF8.self)
        }
    }

    static func exchange(
        port: Int,
        _ text: String,
        until isComplete: @escaping @Sendable (String) -> Bool = { _ in false }
    ) async throws -> String {
        try await exchange(port: port, [Array(text.utf8)], until: isComplete)
    }

    /// A masked frame, as sent by a browser.
    static func frame(_ text: String, opcode: UInt8 = 1, isFinal: Bool = true, isMasked: Bool = true) -> [UInt8] {
        let data = Array(text.utf8)
        var frame: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
        let mask: UInt8 = isMasked ? 0x80 : 0
        switch data.count {
        case ..<126: frame.append(mask | UInt8(data.count))
        case ..<65536: frame += [mask | 126, UInt8(data.count >> 8), UInt8(data.count & 255)]
        default: frame += [mask | 127] + (0..<8).reversed().map { UInt8(data.count >> ($0 * 8) & 255) }
        }
        guard isMasked else { return frame + data }
        let key: [UInt8] = [1, 2, 3, 4]
        return frame + key + data.enumerated().map { $1 ^ key[$0 & 3] }
    }

    static func handshake(
        port: Int,
        host: String? = nil,
        origin: String? = nil,
        cookie: String,
        path: String = "/_evergreen/live"
    ) -> [UInt8] {
        let host = host ?? "127.0.0.1:\(port)"
        let origin = origin ?? "http://\(host)"
        return Array(
            """
            GET \(path) HTTP/1.1\r
            Host: \(host)\r
            Origin: \(origin)\r
            Cookie: \(cookie)\r
            Connection: Upgrade\r
            Upgrade: websocket\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
            \r

            """.utf8
        )
    }
}
