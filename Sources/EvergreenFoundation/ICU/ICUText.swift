import _FoundationICU

/// Calls an ICU function that writes text. Returns nil if it fails.
///
/// - Parameter write: Writes to a buffer with a capacity, in UTF-16 code units, and returns the length of the whole text. Called again with
///   a larger buffer if that is longer.
func icuText(
    _ write: (_ buffer: UnsafeMutablePointer<UInt16>?, _ capacity: Int32, _ status: inout UErrorCode) -> Int32
) -> String? {
    var capacity = 128
    while true {
        var status = U_ZERO_ERROR
        var length: Int32 = 0
        let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
            length = write(buffer.baseAddress, Int32(buffer.count), &status)
            return status.isFailure || length > buffer.count
                ? nil : String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
        }
        if let text { return text }
        guard status == U_BUFFER_OVERFLOW_ERROR, length > capacity else { return nil }
        capacity = Int(length) + 1
    }
}

extension UErrorCode {
    /// Negative codes are warnings.
    var isFailure: Bool { rawValue > U_ZERO_ERROR.rawValue }
}
