import Foundation

/// Bytes that are read at untrusted positions: a position outside of the bytes has no value.
struct ImageBytes {
    private let data: Data
    private let start: Int

    init(_ data: Data) {
        self.data = data
        start = data.startIndex
    }

    var count: Int { data.count }

    subscript(_ position: Int) -> Int? {
        position >= 0 && position < count ? Int(data[start + position]) : nil
    }

    /// Returns a number of 1 to 7 bytes, the most significant one first.
    func number(at position: Int, bytes length: Int) -> Int? {
        var number = 0
        for offset in 0..<length {
            guard let byte = self[position + offset] else { return nil }
            number = number << 8 | byte
        }
        return number
    }

    /// Returns a number of 1 to 7 bytes, the least significant one first.
    func littleEndianNumber(at position: Int, bytes length: Int) -> Int? {
        var number = 0
        for offset in (0..<length).reversed() {
            guard let byte = self[position + offset] else { return nil }
            number = number << 8 | byte
        }
        return number
    }

    /// Returns whether a text of ASCII characters is at a position.
    func contain(_ text: String, at position: Int) -> Bool {
        text.utf8.enumerated().allSatisfy { self[position + $0.offset] == Int($0.element) }
    }
}
