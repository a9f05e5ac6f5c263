import EvergreenDocument
public import Foundation

/// How a view is inserted and removed in an animated update.
///
/// ```swift
/// if isShown {
///     Banner().transition(.move(edge: .top).combined(with: .opacity))
/// }
/// ```
///
/// While a removed view goes, the page shows a picture of it over its place: nothing in it can be pressed, and its views are gone.
/// Pages of a navigation stack, tabs and sheets come and go by means of their own.
public struct AnyTransition: Sendable {
    private let source: Source

    /// Where the traits come from.
    private enum Source: Sendable {
        case known(TransitionTraits)
        /// The bodies of an app's modifier or transition, which run on the main actor.
        case bodies(@MainActor @Sendable () -> TransitionTraits)
    }

    init(traits: TransitionTraits) {
        source = .known(traits)
    }

    init(bodies: @escaping @MainActor @Sendable () -> TransitionTraits) {
        source = .bodies(bodies)
    }

    /// Runs the bodies of an app's modifiers and transitions.
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
    /// Moves in from the leading edge, and out to the trailing one.
    public static let slide = AnyTransition(insertion: [.edge(.leading)], removal: [.edge(.trailing)])
    /// Grows from the center, and shrinks to it.
    public static let scale = scale(scale: 0)
    /// Comes out of a blur, and goes into one.
    public static let blurReplace = AnyTransition([.fade, .blur(8), .scale(0.9, anchorX: 0.5, anchorY: 0.5)])

    /// Moves in from an edge, and out to it, by the view's own length.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([.edge(edge)]) }

    /// Moves and fades in from an edge, and out to the opposite one.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(insertion: [.edge(edge), .fade], removal: [.edge(edge.opposite), .fade])
    }

    /// Moves in from a distance, in points, and out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

    /// Moves in from a distance, in points, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition([.offset(x: x, y: y)]) }

    /// Grows from a factor of its size, and shrinks to it.
    ///
    /// - Parameters:
    ///   - scale: The factor.
    ///   - anchor: The point that stays where it is.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition([.scale(scale, anchorX: anchor.x, anchorY: anchor.y)])
    }

    /// Comes like one transition, and goes like another one.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        insertion.joined(with: removal) { TransitionTraits(insertion: $0.insertion, removal: $1.removal) }
    }

    /// The transition with an animation of its own, with which the view comes and goes in updates without one, too. With nil, it
    /// never moves.
    public func animation(_ animation: Animation?) -> AnyTransition {
        let animation = animation?.traits
        return changed { $0.animated(animation) }
    }

    /// Both transitions at the same time. Of two that move the view, the other one counts.
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
    /// Sets how this view is inserted and removed in animated updates. See `withAnimation(_:_:)`.
    ///
    /// Without one, the view fades in and out.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(StyleModifier(value: .transition(transition.traits)))
    }
}
