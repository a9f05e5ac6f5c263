import EvergreenDocument

/// The effect of hovering a pointer over a view.
public struct HoverEffect: Hashable, Sendable {
    let appearance: HoverAppearance

    /// The default effect: ``highlight``.
    public static let automatic = HoverEffect(appearance: .highlight)
    /// Brightens the view.
    public static let highlight = HoverEffect(appearance: .highlight)
    /// Scales the view up slightly and adds a shadow.
    public static let lift = HoverEffect(appearance: .lift)
}

extension View {
    /// Adds an effect that is shown while the pointer hovers over this view.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverEffectModifier(effect: effect))
    }

    /// Adds an effect that is shown while the pointer hovers over this view, if it is enabled.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(effect: isEnabled ? effect : nil))
    }

    /// Disables the hover effects in this view.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}

private struct HoverEffectModifier: ElementModifier {
    /// Nil for none.
    let effect: HoverEffect?

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        guard let effect, environment.isHoverEffectEnabled else { return }
        modifiers.style.insert(.hoverEffect(effect.appearance), at: 0)
    }
}

private struct HoverEffectIsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether views show their hover effects.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectIsEnabledKey.self] }
        set { self[HoverEffectIsEnabledKey.self] = newValue }
    }
}
