public import Foundation

/// The content of a keyframe track.
public protocol KeyframeTrackContent<Value> {
    /// The type of the values.
    associatedtype Value: Animatable

    /// The keyframes, in order.
    var _keyframes: [_Keyframe<Value>] { get }
}

/// A keyframe: an interpolation to a value.
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

/// A sequence of keyframes.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]
}

/// A keyframe that interpolates along a timing curve, linearly by default.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// Creates a linear keyframe.
    ///
    /// - Parameters:
    ///   - to: The target value.
    ///   - duration: The duration, in seconds.
    ///   - timingCurve: The timing curve of the interpolation.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _keyframes = [_Keyframe(to, duration, .linear(timingCurve))]
    }
}

/// A keyframe that interpolates along a cubic curve. Successive cubic keyframes are joined smoothly.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// Creates a cubic keyframe.
    ///
    /// - Parameters:
    ///   - to: The target value.
    ///   - duration: The duration, in seconds.
    ///   - startVelocity: The initial velocity, in units per second, or nil to continue with the previous one.
    ///   - endVelocity: The final velocity. If nil, the curve continues smoothly into the next cubic keyframe, and comes to rest before
    ///     others.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _keyframes = [_Keyframe(to, duration, .cubic(start: startVelocity, end: endVelocity))]
    }
}

/// A keyframe that interpolates with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// Creates a spring keyframe.
    ///
    /// - Parameters:
    ///   - to: The target value.
    ///   - duration: The seconds until the next keyframe, regardless of the spring's state, or nil to wait until it has settled.
    ///   - spring: The spring.
    ///   - startVelocity: The initial velocity, in units per second, or nil to continue with the previous one.
    public init(
        _ to: Value,
        duration: TimeInterval? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        _keyframes = [_Keyframe(to, duration ?? spring.settlingDuration, .spring(spring, start: startVelocity))]
    }
}

/// A keyframe that jumps to a value without interpolation.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// Creates a keyframe that jumps to a value.
    ///
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
