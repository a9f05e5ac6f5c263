extension Preview {
    /// Finds a preview by a text that the user has typed.
    ///
    /// Tries in this order: an equal name, an equal short name (the title alone, the file and line), either of them
    /// without regard to case, and either of them as a prefix.
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

/// No preview or several match. Lists the candidates.
package struct PreviewSearchError: Error, CustomStringConvertible {
    private let text: String
    private let isAmbiguous: Bool
    /// The matching previews, or else all of them.
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

    /// The name with the most letters in common with the text, if these are more than half.
    private var closest: String? {
        let letters = Array(text.lowercased())
        let distances = names.map { (name: $0, distance: Array($0.lowercased()).difference(from: letters).count) }
        guard let closest = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return closest.distance < (letters.count + closest.name.count) / 2 ? closest.name : nil
    }
}
