import EvergreenDocument

/// How symbols move: `.bounce`, `.pulse`, `.variableColor`, `.rotate`, `.breathe`, `.wiggle` and `.scale`.
///
/// A page's symbols have one layer each, so that effects by layer move the whole symbol. Users who have asked for less motion see
/// none, but for the scale.
public protocol SymbolEffect: Hashable, Sendable {
    var _motion: _SymbolMotion { get }
}

/// What a symbol does.
public struct _SymbolMotion: Sendable {
    let form: SymbolMotion.Form
}

/// An effect that happens once, or a number of times.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts.
public protocol IndefiniteSymbolEffect {}

/// Jumps: `.bounce`.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    /// Becomes larger first.
    public var up: BounceSymbolEffect { BounceSymbolEffect() }
    /// Becomes smaller first.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    /// The whole symbol.
    public var byLayer: BounceSymbolEffect { self }
    /// The whole symbol.
    public var wholeSymbol: BounceSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: isDown ? .bounceDown : .bounce) }

    fileprivate init(isDown: Bool = false) {
        self.isDown = isDown
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Jumps.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Fades and comes back: `.pulse`.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The whole symbol.
    public var byLayer: PulseSymbolEffect { self }
    /// The whole symbol.
    public var wholeSymbol: PulseSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: .pulse) }

    fileprivate init() {}
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Opacity in waves, whatever the layers of a symbol: `.variableColor`.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// In waves.
    public var iterative: VariableColorSymbolEffect { self }
    /// In waves.
    public var cumulative: VariableColorSymbolEffect { self }
    /// In waves.
    public var reversing: VariableColorSymbolEffect { self }
    /// In waves.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// In waves.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// In waves.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: .waves) }

    fileprivate init() {}
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Opacity in waves, whatever the layers of a symbol.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Turns: `.rotate`.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isBackward = false

    /// To the right.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
    /// To the left.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBackward: true) }
    /// The whole symbol.
    public var byLayer: RotateSymbolEffect { self }
    /// The whole symbol.
    public var wholeSymbol: RotateSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: isBackward ? .rotateBack : .rotate) }

    fileprivate init(isBackward: Bool = false) {
        self.isBackward = isBackward
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Becomes larger and smaller: `.breathe`.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// With its opacity.
    public var pulse: BreatheSymbolEffect { self }
    /// With its opacity.
    public var plain: BreatheSymbolEffect { self }
    /// The whole symbol.
    public var byLayer: BreatheSymbolEffect { self }
    /// The whole symbol.
    public var wholeSymbol: BreatheSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: .breathe) }

    fileprivate init() {}
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Becomes larger and smaller.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Turns back and forth: `.wiggle`.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The whole symbol.
    public var byLayer: WiggleSymbolEffect { self }
    /// The whole symbol.
    public var wholeSymbol: WiggleSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: .wiggle) }

    fileprivate init() {}
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Turns back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Is larger or smaller while it is active: `.scale`.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    /// Larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
    /// Smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    /// The whole symbol.
    public var byLayer: ScaleSymbolEffect { self }
    /// The whole symbol.
    public var wholeSymbol: ScaleSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: isDown ? .scaleDown : .scaleUp) }

    fileprivate init(isDown: Bool = false) {
        self.isDown = isDown
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Is larger or smaller while it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
