public import Foundation

/// What a track of keyframes is made of.
public protocol KeyframeTrackContent<Value> {
    /// The type of the values.
    associatedtype Value: Animatable

    /// The movements, in order.
    var _keyframes: [_Keyframe<Value>] { get }
}

/// A movement to a value.
public struct _Keyframe<Value: Animatable> {
    enum Form {
        case move
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
    }

    let target: Value.AnimatableData
    /// In seconds.
    let duration: TimeInterval
    let form: Form

    init(_ target: Value, _ duration: TimeInterval, _ form: Form) {
        self.target = target.animatableData
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.form = form
    }
}

/// Several movements, one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]
}

/// A movement to a value along a curve: at a constant pace, if nothing else is said.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: In seconds.
    ///   - timingCurve: How far it has come at each part of the time.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _keyframes = [_Keyframe(to, duration, .linear(timingCurve))]
    }
}

/// A movement to a value along a cubic curve, which goes on smoothly where the one before was cubic, too.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: In seconds.
    ///   - startVelocity: How fast it is at first, in units a second; nil for as fast as before.
    ///   - endVelocity: How fast it is at the end; nil for what leads smoothly to the next cubic keyframe, and to a rest before others.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _keyframes = [_Keyframe(to, duration, .cubic(start: startVelocity, end: endVelocity))]
    }
}

/// A movement to a value as by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// - Parameters:
    ///   - to: The value that it is pulled to.
    ///   - duration: The seconds until the next keyframe begins, wherever the spring is then; nil for until it has settled.
    ///   - spring: The spring.
    ///   - startVelocity: How fast it is at first, in units a second; nil for as fast as before.
    public init(
        _ to: Value,
        duration: TimeInterval? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        _keyframes = [_Keyframe(to, duration ?? spring.settlingDuration, .spring(spring, start: startVelocity))]
    }
}

/// A jump to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// - Parameter to: The value.
    public init(_ to: Value) { _keyframes = [_Keyframe(to, 0, .move)] }
}

/// Builds a track from keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> [_Keyframe<Value>]
    where K.Value == Value {
        keyframe._keyframes
    }

    public static func buildBlock(_ parts: [_Keyframe<Value>]...) -> [_Keyframe<Value>] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [_Keyframe<Value>]?) -> [_Keyframe<Value>] { part ?? [] }
    public static func buildEither(first part: [_Keyframe<Value>]) -> [_Keyframe<Value>] { part }
    public static func buildEither(second part: [_Keyframe<Value>]) -> [_Keyframe<Value>] { part }
    public static func buildArray(_ parts: [[_Keyframe<Value>]]) -> [_Keyframe<Value>] { parts.flatMap { $0 } }

    public static func buildFinalResult(_ parts: [_Keyframe<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_keyframes: parts)
    }
}
