import EvergreenDocument

/// What a pointer does to a view on which it rests.
public struct HoverEffect: Hashable, Sendable {
    let look: HoverLook

    /// As ``highlight``.
    public static let automatic = HoverEffect(look: .highlight)
    /// The view becomes brighter.
    public static let highlight = HoverEffect(look: .highlight)
    /// The view becomes a little larger, with a shadow.
    public static let lift = HoverEffect(look: .lift)
}

extension View {
    /// Adds an effect for a pointer that rests on this view.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(StyleModifier(value: .hoverEffect(effect.look)))
    }

    /// Adds an effect for a pointer that rests on this view, or does not.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(StyleModifier(value: isEnabled ? .hoverEffect(effect.look) : nil))
    }
}
