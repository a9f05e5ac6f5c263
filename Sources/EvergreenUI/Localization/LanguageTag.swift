import Foundation

/// A BCP 47 language tag with an optional script and region: `de`, `zh-Hant-TW`, `pt-BR`. Variants and extensions are discarded.
package struct LanguageTag: Hashable, Sendable {
    /// Two or three lowercase letters.
    package let language: String
    /// Four letters, capitalized; nil for the language's default script.
    package let script: String?
    /// Two uppercase letters or three digits; nil for none.
    package let region: String?

    init(language: String, script: String? = nil, region: String? = nil) {
        self.language = language
        self.script = script
        self.region = region
    }

    /// Parses a language tag or locale identifier: `zh-hant-tw`, `zh_Hant_TW`, `en_US.UTF-8`. Nil if it is malformed.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 100 else { return nil }
        let name = text.prefix { $0 != "." && $0 != "@" }
        var parts = name.split(separator: "-", omittingEmptySubsequences: false)
        if parts.count == 1 { parts = name.split(separator: "_", omittingEmptySubsequences: false) }
        guard let first = parts.first, (2...3).contains(first.utf8.count), first.utf8.allSatisfy(\.isLetter) else {
            return nil
        }
        var script: String?
        var region: String?
        for part in parts.dropFirst().prefix(3) {
            let (count, bytes) = (part.utf8.count, part.utf8)
            if count == 4, script == nil, region == nil, bytes.allSatisfy(\.isLetter) {
                script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            } else if region == nil,
                count == 2 && bytes.allSatisfy(\.isLetter) || count == 3 && bytes.allSatisfy(\.isDigit)
            {
                region = part.uppercased()
            } else if count < 3 {
                break
            }
        }
        let code = first.lowercased()
        let current = Self.currentCodes[code]
        self.init(language: current?.language ?? code, script: script ?? current?.script, region: region)
    }

    /// Replacements for deprecated language codes.
    private static let currentCodes: [String: LanguageTag] = [
        "in": LanguageTag(language: "id"), "iw": LanguageTag(language: "he"), "ji": LanguageTag(language: "yi"),
        "mo": LanguageTag(language: "ro"), "no": LanguageTag(language: "nb"),
        "sh": LanguageTag(language: "sr", script: "Latn"), "tl": LanguageTag(language: "fil"),
    ]

    /// The tag in BCP 47 notation.
    package var text: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

    /// The tag with the likely script and region: `zh-Hant-TW` for `zh-TW`.
    var maximized: LanguageTag {
        let likely = LanguageTag(Locale.Language(identifier: text).maximalIdentifier)
        return LanguageTag(language: language, script: script ?? likely?.script, region: region ?? likely?.region)
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
