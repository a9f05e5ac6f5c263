extension Sequence<UInt8> {
    /// Two lowercase hexadecimal digits per byte.
    var hexadecimalDigits: String {
        map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}
