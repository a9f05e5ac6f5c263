/// Inputs that a node inherits from its parent, beside its view.
public struct _NodeInputs {
    package var environment: EnvironmentValues
    /// What modifiers around the view say of the next element below.
    package var modifiers = ElementModifiers()
    /// How the view's elements stand in the element around them; nil for one after the other.
    package var placement: (any Placement)?
    /// Whether only the elements of a `ForEach` that are near what a person sees need nodes. Not so within those elements.
    package var isLazy = false

    package init(environment: EnvironmentValues) {
        self.environment = environment
    }

    /// The inputs of what is inside an element: the element has taken the modifiers and the placement.
    package func inside(_ placement: (any Placement)? = nil) -> _NodeInputs {
        var inputs = self
        inputs.modifiers = ElementModifiers()
        inputs.placement = placement
        inputs.isLazy = false
        return inputs
    }

    /// Whether a node whose view did not change has nothing to do. A wrong "different" only costs an update.
    package func isIdentical(to other: _NodeInputs) -> Bool {
        environment.isIdentical(to: other.environment) && modifiers == other.modifiers && placement === other.placement
            && isLazy == other.isLazy
    }
}
