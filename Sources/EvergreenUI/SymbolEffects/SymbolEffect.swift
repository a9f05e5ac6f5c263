import EvergreenDocument

/// An animation of symbols: `.bounce`, `.pulse`, `.variableColor`, `.rotate`, `.breathe`, `.wiggle` or `.scale`.
///
/// Symbols on a page have a single layer for effects, so effects by layer animate the whole symbol. If the user prefers reduced motion, all
/// effects except for `.scale` are disabled.
public protocol SymbolEffect: Hashable, Sendable {
    var _motion: _SymbolMotion { get }
}

/// The animation of a symbol.
public struct _SymbolMotion: Sendable {
    let form: SymbolMotion.Form
}

/// An effect that runs once or a number of times.
public protocol DiscreteSymbolEffect {}

/// An effect that runs until it is removed.
public protocol IndefiniteSymbolEffect {}

/// A bounce: `.bounce`.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    /// Scales up first.
    public var up: BounceSymbolEffect { BounceSymbolEffect() }
    /// Scales down first.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    /// Applies to the whole symbol.
    public var byLayer: BounceSymbolEffect { self }
    /// Applies to the whole symbol.
    public var wholeSymbol: BounceSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: isDown ? .bounceDown : .bounce) }

    fileprivate init(isDown: Bool = false) {
        self.isDown = isDown
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A bounce.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A fade out and in: `.pulse`.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Applies to the whole symbol.
    public var byLayer: PulseSymbolEffect { self }
    /// Applies to the whole symbol.
    public var wholeSymbol: PulseSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: .pulse) }

    fileprivate init() {}
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A fade out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Waves of opacity, regardless of a symbol's layers: `.variableColor`.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Has no effect.
    public var iterative: VariableColorSymbolEffect { self }
    /// Has no effect.
    public var cumulative: VariableColorSymbolEffect { self }
    /// Has no effect.
    public var reversing: VariableColorSymbolEffect { self }
    /// Has no effect.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// Has no effect.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// Has no effect.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: .waves) }

    fileprivate init() {}
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Waves of opacity, regardless of a symbol's layers.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A rotation: `.rotate`.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isBackward = false

    /// Rotates clockwise.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
    /// Rotates counterclockwise.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBackward: true) }
    /// Applies to the whole symbol.
    public var byLayer: RotateSymbolEffect { self }
    /// Applies to the whole symbol.
    public var wholeSymbol: RotateSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: isBackward ? .rotateBack : .rotate) }

    fileprivate init(isBackward: Bool = false) {
        self.isBackward = isBackward
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A rotation.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Smooth scaling up and down: `.breathe`.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Has no effect: the opacity always changes along with the scale.
    public var pulse: BreatheSymbolEffect { self }
    /// Has no effect: the opacity always changes along with the scale.
    public var plain: BreatheSymbolEffect { self }
    /// Applies to the whole symbol.
    public var byLayer: BreatheSymbolEffect { self }
    /// Applies to the whole symbol.
    public var wholeSymbol: BreatheSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: .breathe) }

    fileprivate init() {}
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Smooth scaling up and down.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A movement back and forth: `.wiggle`.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var form = SymbolMotion.Form.wiggle

    /// Begins clockwise.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(form: .wiggleClockwise) }
    /// Begins counterclockwise, like the default.
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
    /// Moves sideways, to the left first.
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(form: .wiggleLeft) }
    /// Moves sideways, to the right first.
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(form: .wiggleRight) }
    /// Moves sideways, forward first in the reading direction.
    public var forward: WiggleSymbolEffect { WiggleSymbolEffect(form: .wiggleForward) }
    /// Moves sideways, backward first in the reading direction.
    public var backward: WiggleSymbolEffect { WiggleSymbolEffect(form: .wiggleBackward) }
    /// Moves vertically, up first.
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(form: .wiggleUp) }
    /// Moves vertically, down first.
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(form: .wiggleDown) }
    /// Applies to the whole symbol.
    public var byLayer: WiggleSymbolEffect { self }
    /// Applies to the whole symbol.
    public var wholeSymbol: WiggleSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: form) }

    fileprivate init(form: SymbolMotion.Form = .wiggle) {
        self.form = form
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A rotation back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A different scale while the effect is active: `.scale`.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    /// Scales up.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
    /// Scales down.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    /// Applies to the whole symbol.
    public var byLayer: ScaleSymbolEffect { self }
    /// Applies to the whole symbol.
    public var wholeSymbol: ScaleSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(form: isDown ? .scaleDown : .scaleUp) }

    fileprivate init(isDown: Bool = false) {
        self.isDown = isDown
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A different scale while the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
