extension LanguageTag {
    /// The best of several languages for a person who understands others, in the order in which the person prefers them.
    /// Nil if none of them is understood.
    package static func best(of available: [LanguageTag], for preferences: [LanguageTag]) -> LanguageTag? {
        for preference in preferences {
            if let best = preference.matches(among: available).first { return best }
        }
        return nil
    }

    /// Those of several languages that a reader of this one reads as well, the best first: the same language in the same
    /// script. The region decides which is better.
    func matches(among available: [LanguageTag]) -> [LanguageTag] {
        let candidates = available.filter { $0.language == language }
        guard !candidates.isEmpty else { return [] }
        let wanted = maximized
        return candidates.map { (tag: $0, full: $0.maximized) }
            .filter { $0.full.script == wanted.script }
            .map { (tag: $0.tag, score: wanted.score(of: $0.tag, full: $0.full)) }
            .sorted { ($0.score, $1.tag.text) > ($1.score, $0.tag.text) }
            .map(\.tag)
    }

    /// How well the region of a language fits.
    private func score(of tag: LanguageTag, full: LanguageTag) -> Int {
        if tag.region != nil, tag.region == region { return 4 }
        if let group = regionGroup, let place = group.firstIndex(of: tag.region ?? "") { return place == 0 ? 3 : 2 }
        if full.region == region { return 3 }
        return tag.region == nil ? 1 : 0
    }

    /// The regions whose language is nearest to that of this region, as the parents of CLDR's locales say; nil if it is
    /// that of the language without a region.
    private var regionGroup: [String]? {
        switch (language, region) {
        case ("pt", let region?) where region != "BR": ["PT"]
        case ("es", let region?) where Self.latinAmerica.contains(region): ["419", "MX"]
        case ("en", let region?) where !Self.americanEnglish.contains(region): ["001", "GB"]
        case ("zh", "MO"): ["HK"]
        default: nil
        }
    }

    private static let latinAmerica: Set<String> = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
        "SV",
        "US", "UY", "VE",
    ]

    private static let americanEnglish: Set<String> = ["AS", "GU", "MH", "MP", "PH", "PR", "UM", "US", "VI"]
}
