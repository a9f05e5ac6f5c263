import EvergreenDocument

/// An element of a chart.
struct DrawnMark {
    var key: MarkKey
    var traits: MarkTraits
    /// Those with higher numbers are in front of others.
    var zIndex = 0.0
}

extension [DrawnMark] {
    /// From back to front: as they come, where they say nothing else.
    func ordered() -> [DrawnMark] {
        guard contains(where: { $0.zIndex != 0 }) else { return self }
        return enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }
}
