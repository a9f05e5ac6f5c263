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
        modifier(StyleModifier(value: .hoverEffect(effect.appearance)))
    }

    /// Adds an effect that is shown while the pointer hovers over this view, if it is enabled.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(StyleModifier(value: isEnabled ? .hoverEffect(effect.appearance) : nil))
    }
}
