import EvergreenDocument

/// How heavy texts are for who reads them.
public enum LegibilityWeight: Hashable, Sendable {
    /// As their fonts say.
    case regular
    /// Heavier than their fonts say.
    case bold
}

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// How heavy texts are. With `bold`, those of a font of a weight are two steps heavier, and others bold. Browsers do not say what the
    /// user wants: nil, unless a view around says otherwise.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

extension FontDescription.Weight {
    /// Two steps heavier, as far as there are such.
    var heavier: FontDescription.Weight { FontDescription.Weight(rawValue: min(rawValue + 200, 900)) ?? .black }
}
