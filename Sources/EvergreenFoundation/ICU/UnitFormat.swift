import EvergreenConcurrency
import Foundation
import _FoundationICU

/// Formats numbers with a unit, in one locale.
///
/// `@unchecked Sendable`: ICU's number formatters are immutable, and can be used by several threads
/// (https://unicode-org.github.io/icu-docs/apidoc/dev/icu4c/unumberformatter_8h.html). Each call has its own result.
final class UnitFormat: @unchecked Sendable {
    /// A formatted number.
    struct Result {
        /// The text before and after the digits, which include the sign.
        var prefix: String
        var suffix: String
        var number: String
        /// The number after a conversion of the unit, and after rounding.
        var value: Double

        var text: String { prefix + number + suffix }
    }

    private struct Key: Hashable {
        var skeleton: String
        var locale: String
    }

    private static let cache = Locked<[Key: UnitFormat]>([:])
    private static let cacheLimit = 256

    private let formatter: OpaquePointer

    /// Returns the format for a skeleton; nil if ICU does not know its unit.
    ///
    /// It is cached: creating one takes some tenths of a millisecond.
    ///
    /// - Parameter skeleton: See https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html.
    static func of(_ skeleton: String, _ locale: Locale) -> UnitFormat? {
        let key = Key(skeleton: skeleton, locale: locale.identifier)
        if let format = cache.withLock({ $0[key] }) { return format }
        guard let format = UnitFormat(key) else { return nil }
        cache.withLock { cache in
            if cache.count >= cacheLimit { cache.removeAll() }
            cache[key] = format
        }
        return format
    }

    private init?(_ key: Key) {
        var status = U_ZERO_ERROR
        let skeleton = Array(key.skeleton.utf16)
        let opened = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), key.locale, &status)
        guard let opened else { return nil }
        guard !status.isFailure else {
            swift_unumf_close(opened)
            return nil
        }
        formatter = opened
    }

    deinit { swift_unumf_close(formatter) }

    func result(_ value: Double) -> Result? {
        var status = U_ZERO_ERROR
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard !status.isFailure, let text = icuText({ swift_unumf_resultToString(result, $0, $1, &$2) }),
            let decimal = Self.decimal(result)
        else { return nil }
        let units = Array(text.utf16)
        let digits = Self.digits(result).clamped(to: units.startIndex..<units.endIndex)
        func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        return Result(
            prefix: part(0..<digits.lowerBound),
            suffix: part(digits.upperBound..<units.count),
            number: part(digits),
            value: decimal
        )
    }

    private static func decimal(_ result: OpaquePointer) -> Double? {
        var capacity: Int32 = 64
        while true {
            var status = U_ZERO_ERROR
            var bytes = [CChar](repeating: 0, count: Int(capacity))
            let length = swift_unumf_resultToDecimalNumber(result, &bytes, capacity, &status)
            if status == U_BUFFER_OVERFLOW_ERROR, length > capacity {
                capacity = length + 1
                continue
            }
            let digits = bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }
            return status.isFailure ? nil : Double(String(decoding: digits, as: UTF8.self))
        }
    }

    /// The range of the number in the text, in UTF-16 code units.
    private static func digits(_ result: OpaquePointer) -> Range<Int> {
        var status = U_ZERO_ERROR
        guard let positions = swift_ufieldpositer_open(&status) else { return 0..<0 }
        defer { swift_ufieldpositer_close(positions) }
        swift_unumf_resultGetAllFieldPositions(result, positions, &status)
        let unit = Int32(UNUM_MEASURE_UNIT_FIELD.rawValue)
        var range: Range<Int>?
        var (start, end): (Int32, Int32) = (0, 0)
        while !status.isFailure, case let field = swift_ufieldpositer_next(positions, &start, &end), field >= 0 {
            guard field != unit, start < end else { continue }
            let part = Int(start)..<Int(end)
            range =
                min(
                    range?.lowerBound ?? part.lowerBound,
                    part.lowerBound
                )..<max(range?.upperBound ?? 0, part.upperBound)
        }
        return range ?? 0..<0
    }
}
