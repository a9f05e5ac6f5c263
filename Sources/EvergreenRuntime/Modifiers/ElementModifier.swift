/// A modifier that applies to the nearest descendant elements of a view.
@MainActor
package protocol ElementModifier {
    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues)
}

extension View {
    /// Modifies the nearest descendant elements of this view.
    nonisolated package func modifier<Modifier: ElementModifier>(_ modifier: Modifier) -> some View {
        ElementModifyingView(wrapped: self, modifier: modifier)
    }
}

/// A view that modifies its nearest descendant elements.
package nonisolated struct ElementModifyingView<Wrapped: View, Modifier: ElementModifier>: WrapperView {
    @Boxed package var wrapped: Wrapped
    package let modifier: Modifier

    package init(wrapped: Wrapped, modifier: Modifier) {
        _wrapped = Boxed(wrappedValue: wrapped)
        self.modifier = modifier
    }

    @MainActor package func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        modifier.modify(&inputs.modifiers, in: inputs.environment)
        return inputs
    }
}

/// A modifier that sets a container value.
protocol ContainerValueSetting: ElementModifier {}

extension ElementModifyingView {
    @MainActor package static func makeSubviewForm(content: SubviewForm) -> SubviewForm {
        var form = Wrapped.subviewForm(content: content)
        if Modifier.self is any ContainerValueSetting.Type { form.setsValues = true }
        return form
    }
}

extension ElementModifyingView: ModifyingView {
    @MainActor func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifier.modify(&modifiers, in: environment)
    }
}

/// A type-erased view that modifies its nearest descendant elements.
@MainActor
protocol ModifyingView {
    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues)
}

extension ElementModifiers {
    /// Adds the modifiers immediately around a view, without mounting it.
    @MainActor
    package mutating func add(modifiersAround view: some View, in environment: EnvironmentValues) {
        addOwn(of: view, in: environment)
        if let view = view as? any WrapperView {
            add(modifiersAround: view.wrapped, in: environment)
        } else if let view = view as? any EnclosingView {
            add(modifiersAround: view.enclosed, in: environment)
        }
    }

    /// Adds a view's own modifications, if it has any.
    @MainActor
    mutating func addOwn(of view: some View, in environment: EnvironmentValues) {
        if let view = view as? any ModifyingView { view.modify(&self, in: environment) }
    }
}

/// A style value; nil for none. Outer modifiers are collected before inner ones, which come first in the list.
package struct StyleModifier: ElementModifier {
    private let value: StyleValue?

    package init(value: StyleValue?) {
        self.value = value
    }

    package func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        if let value { modifiers.style.insert(value, at: 0) }
    }
}

/// Tags an element as an option of a picker, a tab view or a selectable list.
package struct TagModifier<Tag: Hashable>: ContainerValueSetting {
    private let tag: Tag

    package init(tag: Tag) {
        self.tag = tag
    }

    package func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.tag = AnyHashable(tag)
    }
}
