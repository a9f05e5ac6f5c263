import Foundation

/// The saved state of a closed window: encoded values by key.
package struct SavedState: Hashable, Sendable {
    package var values: [StateKey: Data]

    /// Saved state without values.
    package init() {
        values = [:]
    }

    package init(values: [StateKey: Data]) {
        self.values = values
    }

    package var isEmpty: Bool { values.isEmpty }

    /// The size of the encoded form, in bytes.
    package var byteCount: Int { values.values.reduce(0) { $0 + Self.headBytes + $1.count } }
}

// MARK: - The encoded form

extension SavedState {
    /// A key of 8 bytes and a length of 4, both little-endian, before each value.
    private static var headBytes: Int { 12 }

    /// Decodes saved state; nil if the data is malformed.
    package init?(encoded data: Data) {
        values = [:]
        var rest = data[...]
        while !rest.isEmpty {
            guard let key = Self.takeNumber(8, from: &rest), let length = Self.takeNumber(4, from: &rest),
                length <= UInt64(rest.count)
            else { return nil }
            values[StateKey(hash: key)] = Data(rest.prefix(Int(length)))
            rest = rest.dropFirst(Int(length))
        }
    }

    /// The encoded form, which is the same for equal state.
    package var encoded: Data {
        var data = Data(capacity: byteCount)
        for (key, value) in values.sorted(by: { $0.key.hash < $1.key.hash }) {
            for byte in 0..<8 { data.append(UInt8(truncatingIfNeeded: key.hash >> (8 * byte))) }
            for byte in 0..<4 { data.append(UInt8(truncatingIfNeeded: value.count >> (8 * byte))) }
            data.append(value)
        }
        return data
    }

    private static func takeNumber(_ count: Int, from data: inout Data.SubSequence) -> UInt64? {
        guard data.count >= count else { return nil }
        let number = data.prefix(count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        data = data.dropFirst(count)
        return number
    }
}
