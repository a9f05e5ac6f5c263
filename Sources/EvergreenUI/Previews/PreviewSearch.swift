extension Preview {
    /// Finds a preview by a search text.
    ///
    /// Tries the following in order: an equal name, an equal short name (the title, or the file and line), a case-insensitive match of
    /// either, and a case-insensitive prefix of either.
    ///
    /// - Throws: ``PreviewSearchError``, which lists the candidates.
    package static func find(_ text: String, in previews: [Preview]) throws(PreviewSearchError) -> Preview {
        let sought = text.lowercased()
        let ways: [(String) -> Bool] = [
            { $0 == text },
            { $0.lowercased() == sought },
            { $0.lowercased().hasPrefix(sought) },
        ]
        for matches in ways where !text.isEmpty {
            let named = previews.filter { matches($0.name) }
            let found = named.isEmpty ? previews.filter { $0.shortNames.contains(where: matches) } : named
            if found.count > 1 { throw PreviewSearchError(text, isAmbiguous: true, names: found.map(\.name)) }
            if let preview = found.first { return preview }
        }
        throw PreviewSearchError(text, isAmbiguous: false, names: previews.map(\.name))
    }
}

/// No match or an ambiguous match. Lists the candidates.
package struct PreviewSearchError: Error, CustomStringConvertible {
    private let text: String
    private let isAmbiguous: Bool
    /// The matching previews, or all previews if none matches.
    private let names: [String]

    init(_ text: String, isAmbiguous: Bool, names: [String]) {
        self.text = text
        self.isAmbiguous = isAmbiguous
        self.names = names
    }

    package var description: String {
        if names.isEmpty { return "There is no preview “\(text)”: this program has none." }
        let list = names.map { "\n  \($0)" }.joined()
        if isAmbiguous { return "Several previews are called “\(text)”. Choose one of them:\(list)" }
        let question = closest.map { " Did you mean “\($0)”?" } ?? ""
        return "There is no preview “\(text)”.\(question) There are:\(list)"
    }

    /// The most similar name, if more than half of its letters match.
    private var closest: String? {
        let letters = Array(text.lowercased())
        let distances = names.map { (name: $0, distance: Array($0.lowercased()).difference(from: letters).count) }
        guard let closest = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return closest.distance < (letters.count + closest.name.count) / 2 ? closest.name : nil
    }
}
