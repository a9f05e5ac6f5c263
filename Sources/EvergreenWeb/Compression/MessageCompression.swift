import CDeflate
import NIOCore

/// Compresses and decompresses the messages of sockets (the extension permessage-deflate, RFC 7692, section 7.2).
enum MessageCompression {
    enum Failure: Error {
        case malformed
        case tooLong
    }

    /// Shorter messages fit into one packet even without compression.
    static let minimumLength = 1024

    /// Returns the compressed message; nil if it is not shorter. Takes 64 KB temporarily, and about 10 ms per megabyte.
    static func compress(_ message: ByteBuffer) -> ByteBuffer? {
        guard message.readableBytes >= minimumLength else { return nil }
        var compressed = ByteBufferAllocator().buffer(capacity: message.readableBytes)
        let count = message.withUnsafeReadableBytes { bytes in
            compressed.writeWithUnsafeMutableBytes(minimumWritableBytes: bytes.count) { output in
                evergreen_deflate(
                    bytes.bindMemory(to: UInt8.self).baseAddress,
                    bytes.count,
                    output.bindMemory(to: UInt8.self).baseAddress,
                    bytes.count - 1
                )
            }
        }
        return count > 0 ? compressed : nil
    }

    /// Decompresses a message up to a maximum size, because a short one can expand to any size.
    ///
    /// - throws: `Failure`.
    static func decompress(_ compressed: ByteBuffer, atMost bound: Int) throws(Failure) -> ByteBuffer {
        var message = ByteBufferAllocator().buffer(capacity: bound + 1)
        var result = 0
        compressed.withUnsafeReadableBytes { bytes in
            _ = message.writeWithUnsafeMutableBytes(minimumWritableBytes: bound + 1) { output in
                result = evergreen_inflate(
                    bytes.bindMemory(to: UInt8.self).baseAddress,
                    bytes.count,
                    output.bindMemory(to: UInt8.self).baseAddress,
                    bound + 1
                )
                return max(result, 0)
            }
        }
        if result == EVERGREEN_INFLATE_TOO_LONG || result > bound { throw .tooLong }
        guard result >= 0 else { throw .malformed }
        return message
    }
}
