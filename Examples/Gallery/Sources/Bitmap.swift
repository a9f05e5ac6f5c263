import Foundation

/// Pixels that are computed, as a PNG file.
struct Bitmap {
    let width: Int
    let height: Int
    let color: (_ x: Int, _ y: Int) -> (red: UInt8, green: UInt8, blue: UInt8)

    /// The file: eight bits per component, uncompressed.
    var pngData: Data {
        var pixels: [UInt8] = []
        for y in 0..<height {
            // Each line begins with its filter: none.
            pixels.append(0)
            for x in 0..<width {
                let color = color(x, y)
                pixels += [color.red, color.green, color.blue]
            }
        }
        let header = Self.bytes(width) + Self.bytes(height) + [8, 2, 0, 0, 0]
        return Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
            + chunk("IHDR", header) + chunk("IDAT", Self.stored(pixels)) + chunk("IEND", [])
    }

    private func chunk(_ name: String, _ contents: [UInt8]) -> Data {
        let body = Array(name.utf8) + contents
        return Data(Self.bytes(contents.count) + body + Self.bytes(Int(Self.checksum(body))))
    }

    private static func bytes(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// A zlib stream of blocks that are stored, not compressed.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: bytes.count, by: 0xffff) {
            let block = bytes[start..<min(start + 0xffff, bytes.count)]
            let length = UInt16(block.count)
            stream.append(block.endIndex == bytes.count ? 1 : 0)
            for number in [length, ~length] { stream += [UInt8(number & 0xff), UInt8(number >> 8)] }
            stream += block
        }
        var (first, second) = (1, 0)
        for byte in bytes {
            first = (first + Int(byte)) % 65_521
            second = (second + first) % 65_521
        }
        return stream + Self.bytes(second << 16 | first)
    }

    /// The CRC-32 checksum.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var rest = UInt32.max
        for byte in bytes {
            rest ^= UInt32(byte)
            for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xedb8_8320 : rest >> 1 }
        }
        return ~rest
    }
}
