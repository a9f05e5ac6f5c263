import EvergreenDocument

/// An effect of symbols that are inserted or removed: `.appear`, `.disappear` or `.automatic`.
public protocol TransitionSymbolEffect: Hashable, Sendable {
    var _transition: _SymbolTransition { get }
}

/// The transition of an inserted or removed symbol.
public struct _SymbolTransition: Sendable {
    /// The scale of the absent symbol.
    let scale: Double
}

/// The default effect of symbols that are inserted or removed: `.automatic`.
public struct AutomaticSymbolEffect: TransitionSymbolEffect {
    public var _transition: _SymbolTransition { _SymbolTransition(scale: 0.5) }

    fileprivate init() {}
}

extension TransitionSymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect: fades and scales up.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An appearance: `.appear`. A removed symbol moves the other way.
public struct AppearSymbolEffect: TransitionSymbolEffect {
    private var isDown = false

    /// Scales up.
    public var up: AppearSymbolEffect { AppearSymbolEffect() }
    /// Scales down.
    public var down: AppearSymbolEffect { AppearSymbolEffect(isDown: true) }
    /// Applies to the whole symbol.
    public var byLayer: AppearSymbolEffect { self }
    /// Applies to the whole symbol.
    public var wholeSymbol: AppearSymbolEffect { self }

    public var _transition: _SymbolTransition { _SymbolTransition(scale: isDown ? 1.5 : 0.5) }

    fileprivate init(isDown: Bool = false) {
        self.isDown = isDown
    }
}

extension TransitionSymbolEffect where Self == AppearSymbolEffect {
    /// Fades in and scales up.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A disappearance: `.disappear`. As a transition, an inserted symbol moves the other way. As an effect of a view, the symbols are invisible
/// while it is active, and keep their space.
public struct DisappearSymbolEffect: TransitionSymbolEffect, SymbolEffect, IndefiniteSymbolEffect {
    private var isUp = false

    /// Scales up.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(isUp: true) }
    /// Scales down.
    public var down: DisappearSymbolEffect { DisappearSymbolEffect() }
    /// Applies to the whole symbol.
    public var byLayer: DisappearSymbolEffect { self }
    /// Applies to the whole symbol.
    public var wholeSymbol: DisappearSymbolEffect { self }

    public var _transition: _SymbolTransition { _SymbolTransition(scale: isUp ? 1.5 : 0.5) }

    public var _motion: _SymbolMotion { _SymbolMotion(form: isUp ? .hideUp : .hideDown) }

    fileprivate init(isUp: Bool = false) {
        self.isUp = isUp
    }
}

extension TransitionSymbolEffect where Self == DisappearSymbolEffect {
    /// Fades out and scales down.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Fades out and scales down while the effect is active.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension AnyTransition {
    /// Fades and scales inserted and removed symbols.
    public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

    /// Shows an effect when a symbol is inserted or removed.
    ///
    /// ```swift
    /// if isFavorite { Image(systemName: "star.fill").transition(.symbolEffect(.appear)) }
    /// ```
    ///
    /// On a page, the effect applies to the whole view with the transition, also to other views than symbols.
    public static func symbolEffect(_ effect: some TransitionSymbolEffect) -> AnyTransition {
        .opacity.combined(with: .scale(scale: effect._transition.scale))
    }
}
