/// An FNV-1a hash that is stable across processes; Swift's own hashes are randomly seeded. Not for cryptographic use.
package enum StableHash {
    package static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The hash of some bytes.
    package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(start, combine) }

    static func combine(_ hash: UInt64, _ text: some StringProtocol) -> UInt64 {
        // A terminator: 0xff never occurs in UTF-8.
        combine(text.utf8.reduce(hash, combine), 0xff as UInt8)
    }

    static func combine(_ hash: UInt64, _ other: UInt64) -> UInt64 { (hash ^ other) &* 0x100_0000_01b3 }

    private static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 { combine(hash, UInt64(byte)) }
}
