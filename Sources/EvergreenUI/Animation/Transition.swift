/// A custom transition for inserting and removing a view in an animated update.
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
/// The page animates the differences between the phases in opacity, offset, scale, rotation and blur, for effects applied directly to the
/// content. While the view is present, the body of the identity phase is shown. The bodies of the other phases are evaluated when the view
/// is created or updated, and are never mounted.
@MainActor
@preconcurrency
public protocol Transition {
    /// The type of the body. The compiler infers it.
    associatedtype Body: View

    /// Returns the content as it appears in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// A placeholder for the view that is inserted or removed.
    typealias Content = PlaceholderContentView<Self>
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to be inserted.
    case willAppear
    /// The view is present.
    case identity
    /// The view has been removed.
    case didDisappear

    /// Whether the view is present.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the insertion, 0 while the view is present, and 1 after the removal. For effects that continue in one direction.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

extension View {
    /// Sets a custom transition for inserting and removing this view in animated updates. See `withAnimation(_:_:)`.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View {
        transition.body(content: PlaceholderContentView<T>(self), phase: .identity)
            .modifier(StyleModifier(value: .transition(TransitionTraits(of: transition))))
    }
}

extension AnyTransition {
    /// Erases the type of a custom transition. The effects of its identity phase are not applied to the view.
    @MainActor
    public init<T: Transition>(_ transition: T) {
        self.init(traits: TransitionTraits(of: transition))
    }

    /// A transition between a modifier's active and identity states.
    ///
    /// - Parameters:
    ///   - active: The modifier before the insertion and after the removal. Its opacity, offset, scale, rotation and blur are animated.
    ///   - identity: The modifier while the view is present, for computing the differences. It is not applied to the view.
    @MainActor
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Erases the type of a custom transition outside of the main actor. Its bodies are evaluated on the main actor, for each view.
    public init<T: Transition & Sendable>(_ transition: T) {
        self.init(bodies: { TransitionTraits(of: transition) })
    }

    /// A transition between a modifier's active and identity states. Types with a main-actor `body` are implicitly `Sendable`.
    ///
    /// - Parameters:
    ///   - active: The modifier before the insertion and after the removal. Its opacity, offset, scale, rotation and blur are animated.
    ///   - identity: The modifier while the view is present, for computing the differences. It is not applied to the view.
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

/// A transition whose traits are known without evaluating its body.
@MainActor
protocol DescribedTransition: Transition {
    var traits: TransitionTraits { get }
}

extension TransitionTraits {
    /// The differences between the bodies of the phases.
    @MainActor
    init<T: Transition>(of transition: T) {
        if let described = transition as? any DescribedTransition {
            self = described.traits
        } else {
            let identity = TransitionAppearance(of: transition, in: .identity)
            self.init(
                insertion: TransitionAppearance(of: transition, in: .willAppear).motions(from: identity),
                removal: TransitionAppearance(of: transition, in: .didDisappear).motions(from: identity)
            )
        }
    }
}
