/// Inputs that a node inherits from its parent, beside its view.
///
/// Each node keeps its own, and most are those of the node above: a copy is one reference, and a change makes new values.
public struct _NodeInputs {
    private var shared: Shared<Values>

    private struct Values {
        var environment: EnvironmentValues
        /// Nil where there are none: for most nodes.
        var modifiers: Shared<ElementModifiers>?
        var placement: (any Placement)?
        var isLazy = false
    }

    private final class Shared<Value> {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    package init(environment: EnvironmentValues) {
        shared = Shared(Values(environment: environment))
    }

    private mutating func change(_ change: (inout Values) -> Void) {
        var values = shared.value
        change(&values)
        shared = Shared(values)
    }

    package var environment: EnvironmentValues {
        get { shared.value.environment }
        set { change { $0.environment = newValue } }
    }

    /// Whether modifiers around the view say anything of the next element below.
    package var hasModifiers: Bool { shared.value.modifiers != nil }

    /// What modifiers around the view say of the next element below.
    package var modifiers: ElementModifiers {
        get { shared.value.modifiers?.value ?? ElementModifiers() }
        set { change { $0.modifiers = Shared(newValue) } }
    }

    /// How the view's elements stand in the element around them; nil for one after the other.
    package var placement: (any Placement)? {
        get { shared.value.placement }
        set { change { $0.placement = newValue } }
    }

    /// Whether only the elements of a `ForEach` that are near what a person sees need nodes. Not so within those elements.
    package var isLazy: Bool {
        get { shared.value.isLazy }
        set { change { $0.isLazy = newValue } }
    }

    /// The inputs of what is inside an element: the element has taken the modifiers and the placement.
    package func inside(_ placement: (any Placement)? = nil, isLazy: Bool = false) -> _NodeInputs {
        let values = shared.value
        guard values.modifiers != nil || values.placement !== placement || values.isLazy != isLazy else { return self }
        var inputs = self
        inputs.shared = Shared(Values(environment: values.environment, placement: placement, isLazy: isLazy))
        return inputs
    }

    /// Whether a node whose view did not change has nothing to do. A wrong "different" only costs an update.
    package func isIdentical(to other: _NodeInputs) -> Bool {
        if shared === other.shared { return true }
        let (values, others) = (shared.value, other.shared.value)
        return values.environment.isIdentical(to: others.environment) && values.placement === others.placement
            && values.isLazy == others.isLazy && hasSameModifiers(as: other)
    }

    private func hasSameModifiers(as other: _NodeInputs) -> Bool {
        if shared.value.modifiers === other.shared.value.modifiers { return true }
        return modifiers == other.modifiers
    }
}
