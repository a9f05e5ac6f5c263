import Foundation

/// An Xcode string catalog: `Localizable.xcstrings`.
struct StringCatalog: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]

    struct Entry: Decodable {
        /// Keyed by language. Without an entry for the source language, the key is its text.
        let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    struct Unit: Decodable {
        /// `new` for a text that is not translated yet.
        let state: String?
        let value: String
    }

    /// The variations of a text. Device variations may contain plural variations.
    struct Variations: Decodable {
        let plural: [String: Variant]?
        let device: [String: Variant]?
    }

    struct Variant: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
    }

    struct Substitution: Decodable {
        let argNum: Int?
        let variations: Variations?
    }
}

extension StringCatalog {
    /// The translations, by language and key.
    var translations: [LanguageTag: [String: Translation]] {
        var all: [LanguageTag: [String: Translation]] = [:]
        for (key, entry) in strings {
            for (name, localization) in entry.localizations ?? [:] {
                guard let language = LanguageTag(name) else { continue }
                let isSource = name == sourceLanguage
                all[language, default: [:]][key] = localization.translation(isSource: isSource)
            }
        }
        return all
    }
}

extension StringCatalog.Localization {
    fileprivate func translation(isSource: Bool) -> Translation? {
        guard let forms = Translation.Forms(stringUnit, variations, isSource: isSource) else { return nil }
        let parts = (substitutions ?? [:]).compactMapValues { part -> Translation.Substitution? in
            guard let forms = Translation.Forms(nil, part.variations, isSource: isSource) else { return nil }
            return Translation.Substitution(position: part.argNum.flatMap { $0 > 0 ? $0 - 1 : nil }, forms: forms)
        }
        return Translation(forms, substitutions: parts)
    }
}

extension Translation.Forms {
    /// - Parameter isSource: Whether this is the source language, whose texts are used in any state; other texts are ignored while their
    ///   state is `new`.
    fileprivate init?(_ unit: StringCatalog.Unit?, _ variations: StringCatalog.Variations?, isSource: Bool) {
        if let device = variations?.device, let variant = device["other"] ?? device["mac"] ?? device.values.first {
            self.init(variant.stringUnit, variant.variations, isSource: isSource)
        } else if let plural = variations?.plural {
            var forms: [PluralCategory: FormatString] = [:]
            for (name, variant) in plural {
                guard let category = PluralCategory(rawValue: name),
                    case .format(let format) = Self(variant.stringUnit, variant.variations, isSource: isSource)
                else { continue }
                forms[category] = format
            }
            guard !forms.isEmpty else { return nil }
            self = .plural(forms)
        } else if let unit, isSource || unit.state != "new" {
            self = .format(FormatString(unit.value))
        } else {
            return nil
        }
    }
}
