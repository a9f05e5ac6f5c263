import Foundation

/// A translation: a single format string, or one per plural category.
struct Translation: Hashable, Sendable {
    enum Forms: Hashable, Sendable {
        case format(FormatString)
        /// A format string per available plural category.
        case plural([PluralCategory: FormatString])
    }

    /// A substitution with its own plural forms.
    struct Substitution: Hashable, Sendable {
        /// The zero-based position of its value; nil for the next value.
        var position: Int?
        var forms: Forms
    }

    var forms: Forms
    var substitutions: [String: Substitution] = [:]

    init(_ forms: Forms, substitutions: [String: Substitution] = [:]) {
        self.forms = forms
        self.substitutions = substitutions
    }

    init(_ text: String) {
        forms = .format(FormatString(text))
    }

    /// Returns the translation with its values. Placeholders without a value are unchanged.
    func pieces(with arguments: [FormatArgument], rule: PluralRule, locale: Locale) -> [LocalizedPiece] {
        var filling = TranslationFilling(translation: self, arguments: arguments, rule: rule, locale: locale)
        // The first number selects the plural form of the entire text.
        let counted = arguments.indices.first { arguments[$0].number != nil }
        filling.append(forms, counting: counted)
        return filling.pieces
    }
}

extension Translation.Forms {
    /// Returns the format string for a number. A `zero` form is used for 0 in every language.
    fileprivate func format(for number: Double?, rule: PluralRule) -> FormatString? {
        switch self {
        case .format(let format): return format
        case .plural(let forms):
            if number == 0, let zero = forms[.zero] { return zero }
            let category = number.map(rule.category(of:)) ?? .other
            return forms[category] ?? forms[.other] ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
        }
    }
}

/// Fills in the placeholders of a translation.
private struct TranslationFilling {
    let translation: Translation
    let arguments: [FormatArgument]
    let rule: PluralRule
    let locale: Locale
    private(set) var pieces: [LocalizedPiece] = []
    /// Limits recursive substitutions.
    private var depth = 0

    init(translation: Translation, arguments: [FormatArgument], rule: PluralRule, locale: Locale) {
        self.translation = translation
        self.arguments = arguments
        self.rule = rule
        self.locale = locale
    }

    mutating func append(_ forms: Translation.Forms, counting counted: Int?, isPart: Bool = false) {
        let number = counted.flatMap { arguments.indices.contains($0) ? arguments[$0].number : nil }
        guard let format = forms.format(for: number, rule: rule) else { return }
        // A key without values is not a format string: "50%" is displayed as is.
        guard !format.pieces.isEmpty, !arguments.isEmpty else { return pieces.append(.literal(format.text)) }
        // A substitution's own value comes first.
        var next = isPart ? counted ?? 0 : 0
        for piece in format.pieces {
            switch piece {
            case .literal(let text): pieces.append(.literal(text))
            case .value(let position, let fractionDigits, let placeholder):
                append(position ?? next, fractionDigits, orElse: placeholder)
                if position == nil { next += 1 }
            case .countedValue: append(counted ?? 0, nil, orElse: "%arg")
            case .substitution(let name, let position):
                let substitution = translation.substitutions[name]
                let place = position ?? substitution?.position ?? next
                next += 1
                guard let substitution, depth < 8 else {
                    pieces.append(.literal("%#@\(name)@"))
                    continue
                }
                depth += 1
                append(substitution.forms, counting: place, isPart: true)
                depth -= 1
            }
        }
    }

    private mutating func append(_ position: Int, _ fractionDigits: Int?, orElse placeholder: String) {
        pieces.append(
            arguments.indices.contains(position)
                ? .value(arguments[position].text(fractionDigits: fractionDigits, locale: locale))
                : .literal(placeholder)
        )
    }
}
