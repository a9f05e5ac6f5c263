import Foundation

extension UnsafeRawBufferPointer {
    /// Whether bytes occur in it. No bytes occur everywhere.
    func contains(_ other: UnsafeRawBufferPointer) -> Bool {
        guard let start = other.baseAddress, let first = other.first else { return true }
        guard let own = baseAddress, count >= other.count else { return false }
        var offset = 0
        while offset <= count - other.count {
            let rest = count - other.count - offset + 1
            guard let found = memchr(own + offset, CInt(first), rest) else { return false }
            if memcmp(found, start, other.count) == 0 { return true }
            offset = UnsafeRawPointer(found) - own + 1
        }
        return false
    }

    /// Whether all characters of a text are single bytes: ASCII without the carriage returns that join a line feed.
    var isSingleBytes: Bool { allSatisfy { $0 < 0x80 && $0 != 0x0D } }
}

extension String.UTF8View {
    /// The bytes in one piece.
    func withContiguousBytes<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        if let value = withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) { return value }
        return Array(self).withUnsafeBytes(body)
    }
}
