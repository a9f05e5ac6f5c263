/// The effect on content that is scrolled below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let number: Int

    /// The platform's default.
    public static let automatic = ScrollEdgeEffectStyle(number: 0)
    /// A line at the edge of the bar.
    public static let hard = ScrollEdgeEffectStyle(number: 1)
    /// A smooth transition.
    public static let soft = ScrollEdgeEffectStyle(number: 2)
}

extension View {
    /// Sets the effect on the content of the scroll views in this view that is scrolled below a bar.
    ///
    /// The effect is for transparent bars. A page ignores the style, because its bars have a background: see `toolbarBackground(_:for:)`.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

    /// Hides the effect on the content of the scroll views in this view that is scrolled below a bar.
    ///
    /// A page never shows the effect: see ``scrollEdgeEffectStyle(_:for:)``.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}
