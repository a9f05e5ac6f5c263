/// How an element comes and goes in updates that are animated.
package struct TransitionTraits: Hashable, Sendable {
    /// What it begins with. It does not move if there is nothing.
    package var insertion: [TransitionMotion]
    /// What it ends with.
    package var removal: [TransitionMotion]

    package init(insertion: [TransitionMotion], removal: [TransitionMotion]) {
        self.insertion = insertion
        self.removal = removal
    }
}

/// How an element differs, while it comes or goes, from how it is shown.
package enum TransitionMotion: Hashable, Sendable {
    /// It is transparent.
    case fade
    /// It is beside its place, by its own length.
    case edge(Edge)
    /// It is beside its place, by so many points.
    case offset(x: Double, y: Double)
    /// It is larger or smaller, by a factor, around a point in parts of its size.
    case scale(Double, anchorX: Double, anchorY: Double)
    /// It is transparent in part: 1 is opaque.
    case opacity(Double)
    /// It is rotated around a point in parts of its size.
    case rotation(degrees: Double, anchorX: Double, anchorY: Double)
    /// It is wider and higher, by factors, around a point in parts of its size.
    case stretch(x: Double, y: Double, anchorX: Double, anchorY: Double)
    /// It is blurred, by so many points.
    case blur(Double)
    /// A motion with an animation of its own, which also runs in updates without one; nil disables the motion.
    indirect case animated(TransitionMotion, AnimationTraits?)
}

extension TransitionTraits {
    /// The same with an animation of its own, unless parts have one.
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
