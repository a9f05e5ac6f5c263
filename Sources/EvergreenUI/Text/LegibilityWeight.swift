import EvergreenDocument

/// The legibility weight of text, an accessibility preference.
public enum LegibilityWeight: Hashable, Sendable {
    /// The font's own weight.
    case regular
    /// A heavier weight for better legibility.
    case bold
}

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// The legibility weight of texts. `bold` makes fonts with an explicit weight two steps heavier, and other fonts bold. Browsers don't
    /// expose this preference, so the value is nil unless an ancestor sets it.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

extension FontDescription.Weight {
    /// The weight two steps heavier, up to `black`.
    var heavier: FontDescription.Weight { FontDescription.Weight(rawValue: min(rawValue + 200, 900)) ?? .black }
}
