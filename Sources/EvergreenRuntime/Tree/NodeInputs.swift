/// Inputs that a node inherits from its parent, in addition to its view.
///
/// Each node keeps its own inputs, most of them equal to the parent's: a copy is one reference, and a change copies the values.
public struct _NodeInputs {
    private var shared: Shared<Values>

    private struct Values {
        var environment: EnvironmentValues
        /// Nil without modifiers, as for most nodes.
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

    /// Whether there are modifiers for the next descendant element.
    package var hasModifiers: Bool { shared.value.modifiers != nil }

    /// The modifiers for the next descendant element.
    package var modifiers: ElementModifiers {
        get { shared.value.modifiers?.value ?? ElementModifiers() }
        set { change { $0.modifiers = Shared(newValue) } }
    }

    /// The placement of the view's elements in the enclosing element; nil for one after another.
    package var placement: (any Placement)? {
        get { shared.value.placement }
        set { change { $0.placement = newValue } }
    }

    /// Whether a `ForEach` makes nodes only for elements near the visible area. False within those elements.
    package var isLazy: Bool {
        get { shared.value.isLazy }
        set { change { $0.isLazy = newValue } }
    }

    /// Returns the inputs of an element's content, without the modifiers and the placement, which the element has consumed.
    package func inside(_ placement: (any Placement)? = nil, isLazy: Bool = false) -> _NodeInputs {
        let values = shared.value
        guard values.modifiers != nil || values.placement !== placement || values.isLazy != isLazy else { return self }
        var inputs = self
        inputs.shared = Shared(Values(environment: values.environment, placement: placement, isLazy: isLazy))
        return inputs
    }

    /// Whether a node with an unchanged view needs no update. False negatives only cost an update.
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
