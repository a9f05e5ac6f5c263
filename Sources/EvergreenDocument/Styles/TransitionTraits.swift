/// The transition of an element that is inserted or removed in an animated update.
package struct TransitionTraits: Hashable, Sendable {
    /// The initial state of an insertion. The element does not move if it is empty.
    package var insertion: [TransitionMotion]
    /// The final state of a removal.
    package var removal: [TransitionMotion]

    package init(insertion: [TransitionMotion], removal: [TransitionMotion]) {
        self.insertion = insertion
        self.removal = removal
    }
}

/// The difference of an element's appearance during a transition from its normal appearance.
package enum TransitionMotion: Hashable, Sendable {
    /// Transparent.
    case fade
    /// Moved off to an edge, by the element's own length.
    case edge(Edge)
    /// Offset by a number of points.
    case offset(x: Double, y: Double)
    /// Scaled around an anchor in fractions of its size.
    case scale(Double, anchorX: Double, anchorY: Double)
    /// Partially transparent: 1 is opaque.
    case opacity(Double)
    /// Rotated around an anchor in fractions of its size.
    case rotation(degrees: Double, anchorX: Double, anchorY: Double)
    /// Scaled separately along both axes, around an anchor in fractions of its size.
    case stretch(x: Double, y: Double, anchorX: Double, anchorY: Double)
    /// Blurred by a radius in points.
    case blur(Double)
    /// A motion with its own animation, which also runs in updates without one; nil disables the motion.
    indirect case animated(TransitionMotion, AnimationTraits?)
}

extension TransitionTraits {
    /// Returns the transition with an animation, except for parts with their own.
    package func animated(_ animation: AnimationTraits?) -> TransitionTraits {
        TransitionTraits(
            insertion: insertion.map { $0.animated(animation) },
            removal: removal.map { $0.animated(animation) }
        )
    }
}

extension TransitionMotion {
    fileprivate func animated(_ animation: AnimationTraits?) -> TransitionMotion {
        if case .animated = self { self } else { .animated(self, animation) }
    }
}
