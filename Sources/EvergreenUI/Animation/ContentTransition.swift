import EvergreenDocument

/// How a text or a symbol gives way to another one in an animated update, while its view stays.
public struct ContentTransition: Hashable, Sendable {
    let change: ContentChange?

    /// At once.
    public static let identity = ContentTransition(change: .identity)
    /// The new one fades in where the old one fades out.
    public static let opacity = ContentTransition(change: .opacity)
    /// As ``opacity``: letters have no forms between two others on a page.
    public static let interpolate = ContentTransition(change: .opacity)

    /// For numbers: the new one comes from below, or from above if they count down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(change: countsDown ? .descending : .numeric)
    }

    /// For numbers. Whether they count up or down is not looked at: the new one comes from below.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(change: .numeric) }

    /// For symbols: the new one fades in.
    public static let symbolEffect = ContentTransition(change: .opacity)
    /// For symbols: the new one fades in.
    public static func symbolEffect(_ effect: ReplaceSymbolEffect) -> ContentTransition { .symbolEffect }
}

/// A symbol that gives way to another one: for ``ContentTransition/symbolEffect(_:)``.
public struct ReplaceSymbolEffect: Hashable, Sendable {
    /// The new symbol fades in.
    public static let replace = ReplaceSymbolEffect()

    /// The new symbol fades in.
    public var downUp: ReplaceSymbolEffect { self }
    /// The new symbol fades in.
    public var upUp: ReplaceSymbolEffect { self }
    /// The new symbol fades in.
    public var offUp: ReplaceSymbolEffect { self }
}

private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { ContentTransition(change: nil) }
}

extension EnvironmentValues {
    /// How texts and symbols give way to others.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets how the texts and symbols in this view give way to others in an animated update.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
