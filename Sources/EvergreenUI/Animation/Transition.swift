/// How a view comes and goes in an animated update: an app's own way.
///
/// ```swift
/// struct Spin: Transition {
///     func body(content: Content, phase: TransitionPhase) -> some View {
///         content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
///     }
/// }
///
/// if isShown { Badge().transition(Spin()) }
/// ```
///
/// The page animates the differences between the phases in opacity, offset, scale, rotation and blur, of effects right around the
/// content. While the view is there, the body of its identity phase is shown. Bodies of the other phases run when the view is made
/// or updated, and are not mounted.
@MainActor
@preconcurrency
public protocol Transition {
    /// The type of the body, which the compiler infers.
    associatedtype Body: View

    /// The content as it is shown in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// Stands for the view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
}

/// Where a view is that comes and goes.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It has gone.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before it comes, 0 while it is there, and 1 when it has gone: for what moves on in one direction.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

extension View {
    /// Sets how this view is inserted and removed in animated updates, in an app's own way. See `withAnimation(_:_:)`.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View {
        transition.body(content: PlaceholderContentView<T>(self), phase: .identity)
            .modifier(StyleModifier(value: .transition(TransitionTraits(of: transition))))
    }
}

extension AnyTransition {
    /// A transition of an app's own. What its identity phase adds to the view is not shown.
    @MainActor
    public init<T: Transition>(_ transition: T) {
        self.init(traits: TransitionTraits(of: transition))
    }

    /// Comes from what a modifier shows, and goes to it.
    ///
    /// - Parameters:
    ///   - active: How the view is shown before it comes and after it has gone: opacity, offset, scale, rotation and blur count.
    ///   - identity: How it is shown while it is there, of which the differences are animated. It is not applied then.
    @MainActor
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// A transition of an app's own, outside of the main actor. Its bodies run there, for each view that gets it.
    public init<T: Transition & Sendable>(_ transition: T) {
        self.init(bodies: { TransitionTraits(of: transition) })
    }

    /// Comes from what a modifier shows, and goes to it. Types whose `body` belongs to the main actor are `Sendable` by themselves.
    ///
    /// - Parameters:
    ///   - active: How the view is shown before it comes and after it has gone: opacity, offset, scale, rotation and blur count.
    ///   - identity: How it is shown while it is there, of which the differences are animated. It is not applied then.
    public static func modifier<Modifier: ViewModifier & Sendable>(
        active: Modifier,
        identity: Modifier
    ) -> AnyTransition {
        AnyTransition(bodies: { TransitionTraits(of: ModifierTransition(active: active, identity: identity)) })
    }
}

private struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

/// A transition that is known without a look at its body.
@MainActor
protocol DescribedTransition: Transition {
    var traits: TransitionTraits { get }
}

extension TransitionTraits {
    /// What the bodies of the phases differ in.
    @MainActor
    init<T: Transition>(of transition: T) {
        if let described = transition as? any DescribedTransition {
            self = described.traits
        } else {
            let identity = TransitionLook(of: transition, in: .identity)
            self.init(
                insertion: TransitionLook(of: transition, in: .willAppear).motions(from: identity),
                removal: TransitionLook(of: transition, in: .didDisappear).motions(from: identity)
            )
        }
    }
}
