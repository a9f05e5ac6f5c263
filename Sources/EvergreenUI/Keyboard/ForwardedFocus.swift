import EvergreenDocument

/// Focus modifiers that are forwarded through an element that can't have focus: an area that handles keys has no box.
struct ForwardedFocus: Equatable {
    var target: FocusTarget?
    var isFocusable = false

    func add(to modifiers: inout ElementModifiers) {
        if let target { modifiers.focus = target }
        if isFocusable { modifiers.attributes.notes.append(.focusable) }
    }
}

/// Forwards focus modifiers to the view inside the next element.
struct FocusForwardingView<Wrapped: View>: WrapperView {
    @Boxed var wrapped: Wrapped

    init(wrapped: Wrapped) {
        _wrapped = Boxed(wrappedValue: wrapped)
    }

    @MainActor
    final class NodeState {
        var environment = DerivedEnvironment<ForwardedFocus>()

        nonisolated init() {}
    }

    func makeNodeState() -> NodeState { NodeState() }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        let isFocusable = inputs.modifiers.attributes.notes.contains(.focusable)
        let forwarded = ForwardedFocus(target: inputs.modifiers.focus, isFocusable: isFocusable)
        guard forwarded != ForwardedFocus() else { return inputs }
        inputs.modifiers.focus = nil
        inputs.modifiers.attributes.notes.removeAll { $0 == .focusable }
        inputs.environment = node.state.environment.derive(from: inputs.environment, with: forwarded) {
            $0.forwardedFocus = forwarded
        }
        return inputs
    }
}

private struct ForwardedFocusKey: EnvironmentKey {
    static var defaultValue: ForwardedFocus { ForwardedFocus() }
}

extension EnvironmentValues {
    /// The focus modifiers for the view inside the next element.
    var forwardedFocus: ForwardedFocus {
        get { self[ForwardedFocusKey.self] }
        set { self[ForwardedFocusKey.self] = newValue }
    }
}
