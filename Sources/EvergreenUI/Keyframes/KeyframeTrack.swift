public import Foundation

/// The keyframe tracks of a value, which run in parallel.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value

    /// The tracks for the parts of a value.
    func _tracks(from initialValue: Value) -> [_Track<Value>]
}

/// The track of a part of a value.
public struct _Track<Root> {
    /// In seconds.
    let duration: TimeInterval
    let move: (inout Root, TimeInterval) -> Void
}

/// The keyframes of one property of a value, or of the whole value.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates a track for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// Creates a track for a property.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    public func _tracks(from initialValue: Root) -> [_Track<Root>] {
        let (keyPath, start) = (keyPath, initialValue[keyPath: keyPath])
        let movement = KeyframeMovement(from: start.animatableData, content._keyframes)
        let track = _Track<Root>(duration: movement.duration) { root, time in
            root[keyPath: keyPath] = start.with(movement.position(at: time))
        }
        return [track]
    }
}

/// A collection of tracks.
public struct _KeyframeTracks<Value>: Keyframes {
    let tracks: [any Keyframes<Value>]

    public func _tracks(from initialValue: Value) -> [_Track<Value>] {
        tracks.flatMap { $0._tracks(from: initialValue) }
    }
}

/// A part of the result of a keyframes builder.
public struct _KeyframesPart<Value> {
    enum Form {
        case track(any Keyframes<Value>)
        /// A keyframe of the whole value, and a factory for a track of successive ones.
        case keyframe(
            any KeyframeTrackContent<Value>,
            makeTrack: ([any KeyframeTrackContent<Value>]) -> any Keyframes<Value>
        )
    }

    let form: Form
}

/// Builds keyframes from tracks. Keyframes outside of a track form a sequence for the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ keyframes: K) -> [_KeyframesPart<Value>] where K.Value == Value {
        [_KeyframesPart(form: .track(keyframes))]
    }

    public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> [_KeyframesPart<Value>]
    where K.Value == Value, Value: Animatable {
        let form = _KeyframesPart<Value>.Form.keyframe(keyframe) { keyframes in
            KeyframeTrack { _KeyframeSequence(_keyframes: keyframes.flatMap { $0._keyframes }) }
        }
        return [_KeyframesPart(form: form)]
    }

    public static func buildBlock(_ parts: [_KeyframesPart<Value>]...) -> [_KeyframesPart<Value>] {
        parts.flatMap { $0 }
    }
    public static func buildOptional(_ part: [_KeyframesPart<Value>]?) -> [_KeyframesPart<Value>] { part ?? [] }
    public static func buildEither(first part: [_KeyframesPart<Value>]) -> [_KeyframesPart<Value>] { part }
    public static func buildEither(second part: [_KeyframesPart<Value>]) -> [_KeyframesPart<Value>] { part }
    public static func buildArray(_ parts: [[_KeyframesPart<Value>]]) -> [_KeyframesPart<Value>] {
        parts.flatMap { $0 }
    }

    public static func buildFinalResult(_ parts: [_KeyframesPart<Value>]) -> _KeyframeTracks<Value> {
        var tracks: [any Keyframes<Value>] = []
        var keyframes: [any KeyframeTrackContent<Value>] = []
        var makeTrack: (([any KeyframeTrackContent<Value>]) -> any Keyframes<Value>)?
        for part in parts {
            switch part.form {
            case .track(let track): tracks.append(track)
            case .keyframe(let keyframe, let make):
                keyframes.append(keyframe)
                makeTrack = make
            }
        }
        if let makeTrack { tracks.append(makeTrack(keyframes)) }
        return _KeyframeTracks(tracks: tracks)
    }
}

/// A timeline of a value's keyframes.
public struct KeyframeTimeline<Value> {
    /// The duration of the longest track, in seconds.
    public let duration: TimeInterval
    private let initialValue: Value
    private let tracks: [_Track<Value>]

    /// Creates a timeline from an initial value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        tracks = keyframes._tracks(from: initialValue)
        duration = tracks.map(\.duration).max() ?? 0
    }

    /// Returns the value at a time, in seconds. Times outside of the timeline are clamped.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        for track in tracks { track.move(&value, time) }
        return value
    }

    /// Returns the value at a fraction of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
