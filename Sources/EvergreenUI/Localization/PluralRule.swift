/// CLDR's plural rules for cardinal numbers, version 46. Languages with the same rule share a case.
///
/// <https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>
enum PluralRule: Sendable {
    /// A single form for all numbers.
    case uniform
    /// `one` is 1, including 1.0.
    case oneIsValue
    /// `one` is 1 without a fraction.
    case oneIsInteger
    /// `one` is the range from 0 to 1.
    case oneIsUpToOne
    /// `one` has the integer part 0 or 1.
    case oneHasIntegerZeroOrOne
    /// Like ``oneIsInteger``, ``oneIsValue`` and ``oneHasIntegerZeroOrOne``, with `many` for multiples of a million.
    case italian, spanish, french
    case danish, icelandic, macedonian, filipino, hebrew, romanian, polish, czech, russian, serbian, slovenian,
        lithuanian, latvian
    case irish, scottish, welsh, arabic

    /// Creates the rule of a language from its two- or three-letter code. Unlisted languages use the English rule.
    ///
    /// - Parameter region: The region, which distinguishes European from Brazilian Portuguese.
    init(language: String, region: String? = nil) {
        if language == "pt", region == "PT" {
            self = .italian
        } else {
            self = Self.rules[language] ?? .oneIsInteger
        }
    }

    private static let rules: [String: PluralRule] = {
        let languages: [(PluralRule, String)] = [
            (.uniform, "id in ja jv ko lo ms my th vi yo yue zh"),
            (
                .oneIsValue,
                "af az bg ckb el eo eu fo gsw hu ka kk kl ku ky lb ml mn mr nb ne nn no or os ps rm so sq ta te tk tr ug uz xh"
            ),
            (.oneIsInteger, "de en et fi fy gl ia nl sv sw ur yi"),
            (.oneIsUpToOne, "am as bn fa gu hi kn zu"),
            (.oneHasIntegerZeroOrOne, "ff hy kab"),
            (.italian, "ca it"),
            (.spanish, "es"),
            (.french, "fr pt"),
            (.danish, "da"),
            (.icelandic, "is"),
            (.macedonian, "mk"),
            (.filipino, "fil tl"),
            (.hebrew, "he iw"),
            (.romanian, "mo ro"),
            (.polish, "pl"),
            (.czech, "cs sk"),
            (.russian, "be ru uk"),
            (.serbian, "bs hr sh sr"),
            (.slovenian, "sl"),
            (.lithuanian, "lt"),
            (.latvian, "lv prg"),
            (.irish, "ga"),
            (.scottish, "gd"),
            (.welsh, "cy"),
            (.arabic, "ar ars"),
        ]
        var rules: [String: PluralRule] = [:]
        for (rule, codes) in languages {
            for code in codes.split(separator: " ") { rules[String(code)] = rule }
        }
        return rules
    }()

    /// Returns the plural category of a number.
    func category(of number: Double) -> PluralCategory { category(of: PluralOperands(number)) }

    private func category(of number: PluralOperands) -> PluralCategory {
        switch self {
        case .uniform: .other
        case .oneIsValue: number.value == 1 ? .one : .other
        case .oneIsInteger: number.isInteger && number.integer == 1 ? .one : .other
        case .oneIsUpToOne: number.integer == 0 || number.value == 1 ? .one : .other
        case .oneHasIntegerZeroOrOne: number.integer <= 1 ? .one : .other
        case .italian: number.isInteger && number.integer == 1 ? .one : number.isMillions ? .many : .other
        case .spanish: number.value == 1 ? .one : number.isMillions ? .many : .other
        case .french: number.integer <= 1 ? .one : number.isMillions ? .many : .other
        case .danish: number.value == 1 || !number.isInteger && number.integer <= 1 ? .one : .other
        case .icelandic: icelandic(number)
        case .macedonian:
            number.isInteger && endsInOne(number.integer) || !number.isInteger && endsInOne(number.fraction)
                ? .one : .other
        case .filipino: filipino(number)
        case .hebrew: hebrew(number)
        case .romanian: romanian(number)
        case .polish: polish(number)
        case .czech: czech(number)
        case .russian: number.isInteger ? slavic(number.integer) ?? .many : .other
        case .serbian: slavic(number.isInteger ? number.integer : number.fraction) ?? .other
        case .slovenian: slovenian(number)
        case .lithuanian: lithuanian(number)
        case .latvian: latvian(number)
        case .irish: number.isInteger ? irish(number.integer) : .other
        case .scottish: number.isInteger ? scottish(number.integer) : .other
        case .welsh: number.isInteger ? welsh(number.integer) : .other
        case .arabic: number.isInteger ? arabic(number) : .other
        }
    }

    private func endsInOne(_ integer: Int) -> Bool { integer % 10 == 1 && integer % 100 != 11 }

    /// The categories `one` and `few` shared by many Slavic languages; nil for other numbers.
    private func slavic(_ integer: Int) -> PluralCategory? {
        if endsInOne(integer) { return .one }
        return (2...4).contains(integer % 10) && !(12...14).contains(integer % 100) ? .few : nil
    }

    private func icelandic(_ number: PluralOperands) -> PluralCategory {
        endsInOne(number.isInteger ? number.integer : number.fraction) ? .one : .other
    }

    private func filipino(_ number: PluralOperands) -> PluralCategory {
        ![4, 6, 9].contains((number.isInteger ? number.integer : number.fraction) % 10) ? .one : .other
    }

    private func hebrew(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return number.integer == 0 ? .one : .other }
        return number.integer == 1 ? .one : number.integer == 2 ? .two : .other
    }

    private func romanian(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .few }
        if number.integer == 1 { return .one }
        return number.integer == 0 || (1...19).contains(number.lastTwo) ? .few : .other
    }

    private func polish(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .other }
        if number.integer == 1 { return .one }
        return slavic(number.integer) == .few ? .few : .many
    }

    private func czech(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .many }
        return number.integer == 1 ? .one : (2...4).contains(number.integer) ? .few : .other
    }

    private func slovenian(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .few }
        switch number.lastTwo {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    private func lithuanian(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .many }
        guard !(11...19).contains(number.lastTwo), number.last != 0 else { return .other }
        return number.last == 1 ? .one : .few
    }

    private func latvian(_ number: PluralOperands) -> PluralCategory {
        if number.isInteger {
            if number.last == 0 || (11...19).contains(number.lastTwo) { return .zero }
            return number.last == 1 ? .one : .other
        }
        if number.fractionDigits == 2, (11...19).contains(number.fraction % 100) { return .zero }
        return number.fraction % 10 == 1 ? .one : .other
    }

    private func irish(_ integer: Int) -> PluralCategory {
        switch integer {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
    }

    private func scottish(_ integer: Int) -> PluralCategory {
        switch integer {
        case 1, 11: .one
        case 2, 12: .two
        case 3...10, 13...19: .few
        default: .other
        }
    }

    private func welsh(_ integer: Int) -> PluralCategory {
        switch integer {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }

    private func arabic(_ number: PluralOperands) -> PluralCategory {
        switch number.integer {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default: break
        }
        switch number.lastTwo {
        case 3...10: return .few
        case 11...99: return .many
        default: return .other
        }
    }
}
