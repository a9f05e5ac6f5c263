import EvergreenDocument

/// The transition between texts or symbols of the same view in an animated update.
public struct ContentTransition: Hashable, Sendable {
    let change: ContentChange?

    /// Changes without animation.
    public static let identity = ContentTransition(change: .identity)
    /// Cross-fades the content.
    public static let opacity = ContentTransition(change: .opacity)
    /// The same as ``opacity``: a page can't interpolate glyphs.
    public static let interpolate = ContentTransition(change: .opacity)

    /// Slides numbers up, or down if they count down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(change: countsDown ? .descending : .numeric)
    }

    /// Slides numbers up, regardless of whether they increase or decrease.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(change: .numeric) }

    /// Fades in the new symbol.
    public static let symbolEffect = ContentTransition(change: .opacity)
    /// Fades in the new symbol.
    public static func symbolEffect(_ effect: ReplaceSymbolEffect) -> ContentTransition { .symbolEffect }
}

/// A replacement of a symbol by another one, for ``ContentTransition/symbolEffect(_:)``.
public struct ReplaceSymbolEffect: Hashable, Sendable {
    /// Fades in the new symbol.
    public static let replace = ReplaceSymbolEffect()

    /// Fades in the new symbol.
    public static let downUp = ReplaceSymbolEffect()
    /// Fades in the new symbol.
    public static let upUp = ReplaceSymbolEffect()
    /// Fades in the new symbol.
    public static let offUp = ReplaceSymbolEffect()

    /// Fades in the new symbol.
    public var downUp: ReplaceSymbolEffect { self }
    /// Fades in the new symbol.
    public var upUp: ReplaceSymbolEffect { self }
    /// Fades in the new symbol.
    public var offUp: ReplaceSymbolEffect { self }
    /// Fades in the new symbol, regardless of its layers.
    public var byLayer: ReplaceSymbolEffect { self }
    /// Fades in the new symbol.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// Fades in the new symbol, regardless of the parts that both symbols have.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { ContentTransition(change: nil) }
}

extension EnvironmentValues {
    /// The transition between texts and symbols.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets the transition between texts and symbols in this view in animated updates.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
