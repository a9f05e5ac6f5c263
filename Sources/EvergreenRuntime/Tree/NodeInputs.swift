/// Inputs that a node inherits from its parent, beside its view.
///
/// Each node keeps its own, so they are small, and share what they can.
public struct _NodeInputs {
    package var environment: EnvironmentValues
    /// Nil where there are none: for most nodes.
    private var pendingModifiers: PendingModifiers?
    /// How the view's elements stand in the element around them; nil for one after the other.
    package var placement: (any Placement)?
    /// Whether only the elements of a `ForEach` that are near what a person sees need nodes. Not so within those elements.
    package var isLazy = false

    private final class PendingModifiers {
        let value: ElementModifiers

        init(_ value: ElementModifiers) {
            self.value = value
        }
    }

    package init(environment: EnvironmentValues) {
        self.environment = environment
    }

    /// What modifiers around the view say of the next element below.
    package var modifiers: ElementModifiers {
        get { pendingModifiers?.value ?? ElementModifiers() }
        set { pendingModifiers = PendingModifiers(newValue) }
    }

    /// The inputs of what is inside an element: the element has taken the modifiers and the placement.
    package func inside(_ placement: (any Placement)? = nil) -> _NodeInputs {
        var inputs = _NodeInputs(environment: environment)
        inputs.placement = placement
        return inputs
    }

    /// Whether a node whose view did not change has nothing to do. A wrong "different" only costs an update.
    package func isIdentical(to other: _NodeInputs) -> Bool {
        environment.isIdentical(to: other.environment) && placement === other.placement && isLazy == other.isLazy
            && hasSameModifiers(as: other)
    }

    private func hasSameModifiers(as other: _NodeInputs) -> Bool {
        if pendingModifiers === other.pendingModifiers { return true }
        return modifiers == other.modifiers
    }
}
