import EvergreenDocument
import Foundation

/// What scrolls a scroll view, if anything does.
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing.
    case idle
    /// A finger is down, and has not moved yet. Not with a mouse.
    case tracking
    /// The user, by a finger, a wheel or the scroll bar.
    case interacting
    /// It goes on after the user has let go.
    case decelerating
    /// The app, or a key.
    case animating

    /// Whether it moves, or may begin to.
    public var isScrolling: Bool { self != .idle }

    init(_ phase: ScrollState.Phase) {
        self =
            switch phase {
            case .idle: .idle
            case .tracking: .tracking
            case .interacting: .interacting
            case .decelerating: .decelerating
            case .animating: .animating
            }
    }

    package var reported: ScrollState.Phase {
        switch self {
        case .idle: .idle
        case .tracking: .tracking
        case .interacting: .interacting
        case .decelerating: .decelerating
        case .animating: .animating
        }
    }
}

/// What else is known when the phase of a scroll view changes.
public struct ScrollPhaseChangeContext: Hashable, Sendable {
    /// How far the scroll view is scrolled.
    public let geometry: ScrollGeometry
}
