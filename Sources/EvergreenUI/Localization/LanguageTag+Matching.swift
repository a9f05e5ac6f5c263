extension LanguageTag {
    /// Returns the best available language for a user's preferences, which are in descending order. Nil if no language matches.
    package static func best(of available: [LanguageTag], for preferences: [LanguageTag]) -> LanguageTag? {
        for preference in preferences {
            if let best = preference.matches(among: available).first { return best }
        }
        return nil
    }

    /// Returns the languages that match this one, best first: those with the same language and script, ordered by region.
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

    /// The quality of a region match.
    private func score(of tag: LanguageTag, full: LanguageTag) -> Int {
        if tag.region != nil, tag.region == region { return 4 }
        if let group = regionGroup, let place = group.firstIndex(of: tag.region ?? "") { return place == 0 ? 3 : 2 }
        if full.region == region { return 3 }
        return tag.region == nil ? 1 : 0
    }

    /// The regions whose variant of the language is closest to that of this region, according to the parent locales of CLDR; nil if the
    /// variant without a region is closest.
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
