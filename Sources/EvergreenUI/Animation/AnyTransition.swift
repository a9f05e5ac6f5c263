import EvergreenDocument
public import Foundation

/// A type-erased transition for inserting and removing a view in an animated update.
///
/// ```swift
/// if isShown {
///     Banner().transition(.move(edge: .top).combined(with: .opacity))
/// }
/// ```
///
/// During a removal, the page shows a snapshot of the removed view: the view itself is already unmounted and does not respond to events.
/// Navigation, tabs and sheets have transitions of their own.
public struct AnyTransition: Sendable {
    private let source: Source

    /// The source of the traits.
    private enum Source: Sendable {
        case known(TransitionTraits)
        /// Evaluates a custom modifier or transition on the main actor.
        case bodies(@MainActor @Sendable () -> TransitionTraits)
    }

    init(traits: TransitionTraits) {
        source = .known(traits)
    }

    init(bodies: @escaping @MainActor @Sendable () -> TransitionTraits) {
        source = .bodies(bodies)
    }

    /// The traits. Evaluates custom modifiers and transitions.
    @MainActor
    var traits: TransitionTraits {
        switch source {
        case .known(let traits): traits
        case .bodies(let traits): traits()
        }
    }

    private func changed(_ change: @escaping @Sendable (TransitionTraits) -> TransitionTraits) -> AnyTransition {
        switch source {
        case .known(let traits): AnyTransition(traits: change(traits))
        case .bodies(let traits): AnyTransition(bodies: { change(traits()) })
        }
    }

    private func joined(
        with other: AnyTransition,
        _ join: @escaping @Sendable (TransitionTraits, TransitionTraits) -> TransitionTraits
    ) -> AnyTransition {
        guard case .known(let traits) = source, case .known(let others) = other.source else {
            return AnyTransition(bodies: { join(self.traits, other.traits) })
        }
        return AnyTransition(traits: join(traits, others))
    }

    private init(_ motions: [TransitionMotion]) {
        self.init(insertion: motions, removal: motions)
    }

    private init(insertion: [TransitionMotion], removal: [TransitionMotion]) {
        self.init(traits: TransitionTraits(insertion: insertion, removal: removal))
    }

    /// No animation.
    public static let identity = AnyTransition([])
    /// Fades in and out.
    public static let opacity = AnyTransition([.fade])
    /// Moves in from the leading edge, and out to the trailing edge.
    public static let slide = AnyTransition(insertion: [.edge(.leading)], removal: [.edge(.trailing)])
    /// Scales from and to zero, around the center.
    public static let scale = scale(scale: 0)
    /// Fades with a blur.
    public static let blurReplace = AnyTransition([.fade, .blur(8), .scale(0.9, anchorX: 0.5, anchorY: 0.5)])

    /// Moves in from and out to an edge, by the view's own length.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([.edge(edge)]) }

    /// Moves in from an edge and out to the opposite one, while fading.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(insertion: [.edge(edge), .fade], removal: [.edge(edge.opposite), .fade])
    }

    /// Moves in from and out to an offset, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

    /// Moves in from and out to an offset, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition([.offset(x: x, y: y)]) }

    /// Scales from and to a factor.
    ///
    /// - Parameters:
    ///   - scale: The scale factor.
    ///   - anchor: The fixed point of the scaling.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition([.scale(scale, anchorX: anchor.x, anchorY: anchor.y)])
    }

    /// Combines different transitions for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        insertion.joined(with: removal) { TransitionTraits(insertion: $0.insertion, removal: $1.removal) }
    }

    /// Attaches an animation to the transition, which is also used in updates without one. With nil, the transition is never animated.
    public func animation(_ animation: Animation?) -> AnyTransition {
        let animation = animation?.traits
        return changed { $0.animated(animation) }
    }

    /// Combines this transition with another one. If both move the view, the other one wins.
    public func combined(with other: AnyTransition) -> AnyTransition {
        joined(with: other) {
            TransitionTraits(insertion: $0.insertion + $1.insertion, removal: $0.removal + $1.removal)
        }
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}

extension View {
    /// Sets the transition for inserting and removing this view in animated updates. See `withAnimation(_:_:)`.
    ///
    /// The default is a fade.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(StyleModifier(value: .transition(transition.traits)))
    }
}
