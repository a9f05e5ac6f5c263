import EvergreenDocument

/// How far a gesture has come.
public enum _GesturePhase<Value> {
    /// It may be recognized. The value is that of a press that may become a long one.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    /// Nil before the gesture has one, and when it has failed.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    /// Whether it has neither ended nor failed, and there is something to be said of it.
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

/// What happens to a gesture.
public struct _GestureEvent: Sendable {
    package enum Content: Hashable, Sendable {
        case input(RecognizerInput)
        /// The view has left the tree, or takes no gestures any more.
        case cancel
    }

    package let content: Content

    package init(_ content: Content) {
        self.content = content
    }
}
