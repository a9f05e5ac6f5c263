import Foundation

extension UnsafeRawBufferPointer {
    /// Whether it contains other bytes. An empty buffer is contained everywhere.
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

    /// Whether all characters of a text are single bytes: ASCII without carriage returns, which combine with line feeds.
    var isSingleBytes: Bool { allSatisfy { $0 < 0x80 && $0 != 0x0D } }
}

extension String.UTF8View {
    /// Calls a function with the bytes in contiguous storage.
    func withContiguousBytes<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        if let value = withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) { return value }
        return Array(self).withUnsafeBytes(body)
    }
}
