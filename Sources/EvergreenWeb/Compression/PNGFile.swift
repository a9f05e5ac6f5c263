import CDeflate

/// PNG files of 8 bits per component with opacity (ISO/IEC 15948).
enum PNGFile {
    /// - Parameter pixels: Red, green, blue and opacity of each pixel, row by row. The components are not premultiplied.
    static func bytes(side: Int, _ pixels: [UInt8]) -> [UInt8] {
        // The color type 6 has red, green, blue and opacity.
        let header = bigEndian(side) + bigEndian(side) + [8, 6, 0, 0, 0]
        return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
            + chunk("IHDR", header) + chunk("IDAT", compressed(filtered(pixels, side: side))) + chunk("IEND", [])
    }

    /// The rows as differences from their prediction by the filter `Paeth`, which suits gradients.
    private static func filtered(_ pixels: [UInt8], side: Int) -> [UInt8] {
        let length = side * 4
        var bytes: [UInt8] = []
        bytes.reserveCapacity((length + 1) * side)
        for row in 0..<side {
            bytes.append(4)
            let start = row * length
            for index in 0..<length {
                let left = index >= 4 ? Int(pixels[start + index - 4]) : 0
                let above = row > 0 ? Int(pixels[start + index - length]) : 0
                let corner = index >= 4 && row > 0 ? Int(pixels[start + index - length - 4]) : 0
                bytes.append(pixels[start + index] &- prediction(left, above, corner))
            }
        }
        return bytes
    }

    private static func prediction(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
        let estimate = left + above - corner
        let distances = (abs(estimate - left), abs(estimate - above), abs(estimate - corner))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return UInt8(left) }
        return UInt8(distances.1 <= distances.2 ? above : corner)
    }

    /// In the format of zlib (RFC 1950).
    private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        let capacity = bytes.count + bytes.count / 8 + 64
        let blocks = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
            count = bytes.withUnsafeBufferPointer {
                evergreen_deflate_part($0.baseAddress, $0.count, 6, output.baseAddress, capacity)
            }
        }
        // The last block is empty.
        return [0x78, 0x9c] + blocks + [0x03, 0x00] + bigEndian(checksum(bytes))
    }

    /// Adler-32.
    private static func checksum(_ bytes: [UInt8]) -> Int {
        var (sum, sums) = (1, 0)
        for byte in bytes {
            sum = (sum + Int(byte)) % 65_521
            sums = (sums + sum) % 65_521
        }
        return sums << 16 | sum
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let bytes = Array(type.utf8) + content
        let checksum = bytes.withUnsafeBufferPointer { evergreen_crc32($0.baseAddress, $0.count) }
        return bigEndian(content.count) + bytes + bigEndian(Int(checksum))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
