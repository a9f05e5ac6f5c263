import Foundation

extension Locale {
    /// The language tag for text, as in BCP 47 without extensions: `de-AT`.
    package var languageName: String {
        let parts = identifier(.bcp47).split(separator: "-").prefix { $0.utf8.count > 1 }
        let isTag = !parts.isEmpty && parts.allSatisfy { $0.utf8.allSatisfy(\.isASCIILetterOrDigit) }
        return isTag ? parts.joined(separator: "-") : "und"
    }
}

extension UInt8 {
    fileprivate var isASCIILetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
