public import Foundation

/// The tracks along which a value moves, all at the same time.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value

    /// How each part of the value moves.
    func _tracks(from initialValue: Value) -> [_Track<Value>]
}

/// How a part of a value moves.
public struct _Track<Root> {
    /// In seconds.
    let duration: TimeInterval
    let move: (inout Root, TimeInterval) -> Void
}

/// The keyframes of one property of a value, or of the whole of it.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// The keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// The keyframes of a property.
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

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
    let tracks: [any Keyframes<Value>]

    public func _tracks(from initialValue: Value) -> [_Track<Value>] {
        tracks.flatMap { $0._tracks(from: initialValue) }
    }
}

/// A part of keyframes that are being built.
public struct _KeyframesPart<Value> {
    enum Form {
        case track(any Keyframes<Value>)
        /// A keyframe of the whole value, and what makes a track of it and of those around it.
        case keyframe(
            any KeyframeTrackContent<Value>,
            makeTrack: ([any KeyframeTrackContent<Value>]) -> any Keyframes<Value>
        )
    }

    let form: Form
}

/// Builds keyframes from tracks. Keyframes without a track are those of the whole value, one after the other.
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

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
    /// In seconds: that of the longest track.
    public let duration: TimeInterval
    private let initialValue: Value
    private let tracks: [_Track<Value>]

    /// The values from an initial one on.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        tracks = keyframes._tracks(from: initialValue)
        duration = tracks.map(\.duration).max() ?? 0
    }

    /// The value at a time, in seconds. Before the beginning, it is the first one, and after the end the last one.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        for track in tracks { track.move(&value, time) }
        return value
    }

    /// The value at a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
