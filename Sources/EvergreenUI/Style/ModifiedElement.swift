/// Something said of the next elements below a view.
@MainActor
protocol ElementModifier {
    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues)
}

/// A view of whose elements something is said.
struct ElementModifyingView<Content: View, Modifier: ElementModifier>: View, WrapperView {
    let wrapped: Content
    let modifier: Modifier

    typealias Body = Never

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ElementModifyingNode(view, parent: parent, inputs: inputs)
    }
}

extension ElementModifyingView: ModifyingView {
    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifier.modify(&modifiers, in: environment)
    }
}

/// A view that says something of the next elements below, whatever it says.
@MainActor
private protocol ModifyingView {
    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues)
}

extension ElementModifiers {
    /// Adds what the modifiers right around a view say, without making it.
    @MainActor
    mutating func add(modifiersAround view: some View, in environment: EnvironmentValues) {
        if let view = view as? any ModifyingView { view.modify(&self, in: environment) }
        if let view = view as? any WrapperView { add(modifiersAround: view.wrapped, in: environment) }
    }
}

private final class ElementModifyingNode<Content: View, Modifier: ElementModifier>: WrapperNode<
    ElementModifyingView<Content, Modifier>
>
{
    override var wrappedInputs: _NodeInputs {
        var inputs = inputs
        view.modifier.modify(&inputs.modifiers, in: inputs.environment)
        return inputs
    }
}

/// A style value. Those around a view are known before those inside, which come first.
struct StyleModifier: ElementModifier {
    let value: StyleValue

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.style.insert(value, at: 0)
    }
}

struct AccessibilityIdentifierModifier: ElementModifier {
    let identifier: String

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.accessibilityIdentifier = identifier
    }
}

struct AccessibilityLabelModifier: ElementModifier {
    let label: Text

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.accessibilityLabel = label.resolve(in: environment)
    }
}

struct TagModifier<Tag: Hashable>: ElementModifier {
    let tag: Tag

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.tag = AnyHashable(tag)
    }
}
