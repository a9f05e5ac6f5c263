import EvergreenDocument

extension ElementEvent {
    /// Parses the visible scroll targets of a scroll view: the threshold, then the numbers of the elements, separated by spaces. Nil for
    /// anything else.
    init?(targets text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard let first = parts.first, let threshold = Double(first), (0...1).contains(threshold) else { return nil }
        let ids = parts.dropFirst().compactMap { Int($0) }
        guard ids.count == parts.count - 1, ids.allSatisfy({ $0 > 0 }), Set(ids).count == ids.count else { return nil }
        self = .showTargets(ids.map { ElementID(rawValue: $0) }, threshold: threshold)
    }
}
