import Foundation

/// How a view comes onto the screen, in an update that is animated.
public struct AnyTransition: Sendable {
    let arrivals: [Arrival]

    /// Comes at once.
    public static let identity = AnyTransition(arrivals: [.none])
    /// Fades in.
    public static let opacity = AnyTransition(arrivals: [.opacity])
    /// Comes in from the leading edge.
    public static let slide = AnyTransition(arrivals: [.slide])
    /// Grows from a point.
    public static let scale = AnyTransition(arrivals: [.scale])

    /// Comes in from an edge of its room.
    public static func move(edge: Edge) -> AnyTransition {
        switch edge {
        case .top: AnyTransition(arrivals: [.top])
        case .leading: AnyTransition(arrivals: [.leading])
        case .bottom: AnyTransition(arrivals: [.bottom])
        case .trailing: AnyTransition(arrivals: [.trailing])
        }
    }

    /// Both at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(arrivals: (arrivals + other.arrivals).filter { $0 != .none })
    }
}

extension View {
    /// Sets how this view comes onto the screen, in an update that is animated: see `withAnimation(_:_:)`. Without a
    /// transition a view fades in. When a view leaves, it is gone at once.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(StyleModifier(value: .arrival(transition.arrivals)))
    }
}
