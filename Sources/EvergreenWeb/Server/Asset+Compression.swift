import CDeflate
import NIOCore

extension Asset {
    /// The gzipped bytes for browsers that accept gzip; nil if the asset is not compressed.
    ///
    /// The page's own files, which each new visitor fetches, are compressed once, not per request, which would block all sockets of an
    /// event loop for some milliseconds.
    var gzipped: ByteBuffer? { Self.gzippedAssets[address] }

    private static let gzippedAssets: [String: ByteBuffer] = {
        var found: [String: ByteBuffer] = [:]
        for asset in all where asset.bytes.count >= ResponseCompression.minimumLength {
            found[asset.address] = gzip(asset.bytes)
        }
        return found
    }()

    /// Returns nil if the result is not shorter.
    private static func gzip(_ bytes: [UInt8]) -> ByteBuffer? {
        var compressed = ByteBufferAllocator().buffer(capacity: bytes.count)
        let count = bytes.withUnsafeBufferPointer { bytes in
            compressed.writeWithUnsafeMutableBytes(minimumWritableBytes: bytes.count) { output in
                evergreen_gzip(
                    bytes.baseAddress,
                    bytes.count,
                    output.bindMemory(to: UInt8.self).baseAddress,
                    bytes.count - 1
                )
            }
        }
        return count > 0 ? compressed : nil
    }
}
