import EvergreenDocument

/// Focus modifiers passed through an element that can't have focus: an area that handles keys has no box.
struct HandedFocus: Equatable {
    var target: FocusTarget?
    var isFocusable = false

    func add(to modifiers: inout ElementModifiers) {
        if let target { modifiers.focus = target }
        if isFocusable { modifiers.attributes.notes.append(.focusable) }
    }
}

/// Passes focus modifiers to the view inside the next element.
struct FocusHandingView<Wrapped: View>: WrapperView {
    @Boxed var wrapped: Wrapped

    init(wrapped: Wrapped) {
        _wrapped = Boxed(wrappedValue: wrapped)
    }

    @MainActor
    final class NodeState {
        var environment = DerivedEnvironment<HandedFocus>()

        nonisolated init() {}
    }

    func makeNodeState() -> NodeState { NodeState() }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        let isFocusable = inputs.modifiers.attributes.notes.contains(.focusable)
        let handed = HandedFocus(target: inputs.modifiers.focus, isFocusable: isFocusable)
        guard handed != HandedFocus() else { return inputs }
        inputs.modifiers.focus = nil
        inputs.modifiers.attributes.notes.removeAll { $0 == .focusable }
        inputs.environment = node.state.environment.derive(from: inputs.environment, with: handed) {
            $0.handedFocus = handed
        }
        return inputs
    }
}

private struct HandedFocusKey: EnvironmentKey {
    static var defaultValue: HandedFocus { HandedFocus() }
}

extension EnvironmentValues {
    /// The focus modifiers for the view inside the next element.
    var handedFocus: HandedFocus {
        get { self[HandedFocusKey.self] }
        set { self[HandedFocusKey.self] = newValue }
    }
}
