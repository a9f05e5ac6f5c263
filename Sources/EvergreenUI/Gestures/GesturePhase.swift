import EvergreenDocument

/// The phase of a gesture.
public enum _GesturePhase<Value> {
    /// The gesture may still be recognized. A long press in progress has a value.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    /// The value, or nil if the gesture has none yet or has failed.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    /// Whether the gesture has neither ended nor failed, and has a value.
    var isUnderWay: Bool {
        switch self {
        case .possible(let value): value != nil
        case .active: true
        case .ended, .failed: false
        }
    }

    func map<NewValue>(_ transform: (Value) -> NewValue) -> _GesturePhase<NewValue> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// An event of a gesture.
public struct _GestureEvent: Sendable {
    package enum Content: Hashable, Sendable {
        case input(RecognizerInput)
        /// The view was removed, or no longer recognizes gestures.
        case cancel
    }

    package let content: Content

    package init(_ content: Content) {
        self.content = content
    }
}
