import Foundation
import _FoundationICU

/// Joins the parts of a quantity, such as "1 hour" and "2 minutes", as a locale does.
///
/// - Parameter width: Nil if the list can't be formatted.
func joinedUnits(_ parts: [String], width: UListFormatterWidth, _ locale: Locale) -> String? {
    guard parts.count > 1 else { return parts.first }
    var status = U_ZERO_ERROR
    guard let list = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, width, &status) else {
        return nil
    }
    defer { swift_ulistfmt_close(list) }
    let texts = parts.map { Array($0.utf16) }
    let lengths = texts.map { Int32($0.count) }
    return withPointers(to: texts) { pointers in
        icuText { swift_ulistfmt_format(list, pointers, lengths, Int32(texts.count), $0, $1, &$2) }
    }
}

/// Passes pointers to several arrays, which are valid during the call.
private func withPointers<Result>(
    to texts: [[UInt16]],
    _ body: ([UnsafePointer<UInt16>?]) -> Result
) -> Result {
    // One contiguous copy, so that all pointers are valid at the same time.
    let all = texts.flatMap { $0 }
    return all.withUnsafeBufferPointer { buffer in
        var offset = 0
        let pointers = texts.map { text in
            defer { offset += text.count }
            return buffer.baseAddress.map { $0 + offset }
        }
        return body(pointers)
    }
}
