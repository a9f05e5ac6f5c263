/// How content looks where it is scrolled below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let number: Int

    /// As the platform decides.
    public static let automatic = ScrollEdgeEffectStyle(number: 0)
    /// With a line at the edge of the bar.
    public static let hard = ScrollEdgeEffectStyle(number: 1)
    /// With a smooth transition.
    public static let soft = ScrollEdgeEffectStyle(number: 2)
}

extension View {
    /// Sets how the content of the scroll views in this view looks where it is scrolled below a bar.
    ///
    /// A page shows no such effect, whatever the style is: its bars have a background, as `toolbarBackground(_:for:)` says. The effect is for
    /// bars of glass.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

    /// Sets that the content of the scroll views in this view looks the same where it is scrolled below a bar.
    ///
    /// A page shows no such effect in any case: see ``scrollEdgeEffectStyle(_:for:)``.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}
