/// The entries of a `.stringsdict` file: format strings with pluralized substitutions.
enum PluralDictionary {
    static func translations(of propertyList: [String: Any]) -> [String: Translation] {
        propertyList.compactMapValues { ($0 as? [String: Any]).flatMap(translation(of:)) }
    }

    private static func translation(of entry: [String: Any]) -> Translation? {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        let parts = entry.compactMapValues { part -> Translation.Substitution? in
            guard let part = part as? [String: Any] else { return nil }
            var forms: [PluralCategory: FormatString] = [:]
            for category in PluralCategory.allCases {
                forms[category] = (part[category.rawValue] as? String).map { FormatString($0) }
            }
            return forms.isEmpty ? nil : Translation.Substitution(position: nil, forms: .plural(forms))
        }
        return Translation(.format(FormatString(format)), substitutions: parts)
    }
}
