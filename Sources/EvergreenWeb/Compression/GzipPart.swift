import CDeflate
import NIOCore

/// A compressed part of a gzip file, which can be reused in other files (RFC 1951 and 1952).
///
/// A part refers to no other part, so the size of one reveals nothing about the contents of another.
struct GzipPart: Sendable {
    enum Level: CInt {
        /// Takes a third of the time of ``small``, for a seventh more bytes. For a part of one file.
        case fast = 2
        /// The default of zlib. For a part of several files.
        case small = 6
    }

    private let blocks: ByteBuffer
    private let checksum: UInt32
    private let uncompressedCount: Int

    /// The maximum length of a block that is not compressed.
    private static let storedBlockLength = Int(UInt16.max)
    /// The last block of a file, which is empty.
    private static let lastBlock: [UInt8] = [0x03, 0x00]
    private static let head: [UInt8] = [0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff]

    /// Compresses a text. Takes 268 KB temporarily.
    init(_ text: String, _ level: Level) {
        self.init(text) { bytes in
            // A text that compresses to no less is stored.
            var blocks = ByteBufferAllocator().buffer(capacity: bytes.count)
            let count = blocks.writeWithUnsafeMutableBytes(minimumWritableBytes: bytes.count) { output in
                evergreen_deflate_part(
                    bytes.baseAddress,
                    bytes.count,
                    level.rawValue,
                    output.bindMemory(to: UInt8.self).baseAddress,
                    bytes.count
                )
            }
            return count > 0 ? blocks : Self.stored(bytes)
        }
    }

    /// A short text that is not compressed, which takes no time.
    init(stored text: String) {
        self.init(text, makeBlocks: Self.stored)
    }

    private init(_ text: String, makeBlocks: (UnsafeBufferPointer<UInt8>) -> ByteBuffer) {
        var text = text
        (blocks, checksum, uncompressedCount) = text.withUTF8 {
            (makeBlocks($0), evergreen_crc32($0.baseAddress, $0.count), $0.count)
        }
    }

    private static func stored(_ bytes: UnsafeBufferPointer<UInt8>) -> ByteBuffer {
        var blocks = ByteBufferAllocator().buffer(capacity: bytes.count + 8)
        for start in stride(from: 0, to: bytes.count, by: storedBlockLength) {
            let block = bytes[start..<min(start + storedBlockLength, bytes.count)]
            let length = UInt16(block.count)
            blocks.writeInteger(UInt8(0))
            blocks.writeInteger(length, endianness: .little)
            blocks.writeInteger(~length, endianness: .little)
            blocks.writeBytes(block)
        }
        return blocks
    }

    /// Joins parts to a gzip file.
    static func file(of parts: [GzipPart]) -> ByteBuffer {
        var file = ByteBufferAllocator().buffer(capacity: parts.reduce(32) { $0 + $1.blocks.readableBytes })
        file.writeBytes(head)
        var checksum: UInt32 = 0
        var uncompressedCount = 0
        for part in parts {
            file.writeImmutableBuffer(part.blocks)
            checksum = evergreen_crc32_joined(checksum, part.checksum, part.uncompressedCount)
            uncompressedCount += part.uncompressedCount
        }
        file.writeBytes(lastBlock)
        file.writeInteger(checksum, endianness: .little)
        file.writeInteger(UInt32(truncatingIfNeeded: uncompressedCount), endianness: .little)
        return file
    }
}
