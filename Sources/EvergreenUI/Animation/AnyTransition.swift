import Foundation

/// The animation with which a view is inserted. Unlike in SwiftUI, removals are not animated.
public struct AnyTransition: Sendable {
    let arrivals: [Arrival]

    /// No animation.
    public static let identity = AnyTransition(arrivals: [.none])
    /// Fades in.
    public static let opacity = AnyTransition(arrivals: [.opacity])
    /// Moves in from the leading edge.
    public static let slide = AnyTransition(arrivals: [.slide])
    /// Grows from a point.
    public static let scale = AnyTransition(arrivals: [.scale])

    /// Moves in from an edge.
    public static func move(edge: Edge) -> AnyTransition {
        switch edge {
        case .top: AnyTransition(arrivals: [.top])
        case .leading: AnyTransition(arrivals: [.leading])
        case .bottom: AnyTransition(arrivals: [.bottom])
        case .trailing: AnyTransition(arrivals: [.trailing])
        }
    }

    /// Both transitions at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(arrivals: (arrivals + other.arrivals).filter { $0 != .none })
    }
}

extension View {
    /// Sets the transition with which this view is inserted in an animated update. See `withAnimation(_:_:)`.
    ///
    /// Without one, the view fades in. Removed views disappear immediately.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(StyleModifier(value: .arrival(transition.arrivals)))
    }
}
