import EvergreenDocument

/// A view that handles key presses while it or a descendant has focus.
struct KeyPressView<Inner: View>: DecoratingView {
    let inner: Inner
    let traits: KeyTraits
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor
    final class NodeState {
        let target = KeyPressTarget()
        var contentEnvironment = DerivedEnvironment<ObjectIdentifier>()

        nonisolated init() {}
    }

    func makeNodeState() -> NodeState { NodeState() }

    func kind(in node: ElementNode<Self>) -> ElementKind { .gestureArea(.keys(traits)) }

    static var isControl: Bool { true }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .key(let input) = event, let press = KeyPress(input) else { return false }
        node.state.target.handle(press)
        return true
    }

    func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        let target = node.state.target
        target.outer = node.environment.keyPressTarget
        target.perform = { [traits, matches, action] press in
            guard traits.phases.contains(where: { KeyPress.Phases($0) == press.phase }), matches(press) else {
                return .ignored
            }
            return action(press)
        }
        var inputs = node.innerInputs
        inputs.environment = node.state.contentEnvironment.derive(
            from: inputs.environment,
            with: ObjectIdentifier(target)
        ) {
            $0.keyPressTarget = target
            $0.forwardedFocus = ForwardedFocus()
        }
        node.environment.forwardedFocus.add(to: &inputs.modifiers)
        return inputs
    }
}

/// The key press action of a view, linked to that of the next ancestor.
@MainActor
final class KeyPressTarget {
    weak var outer: KeyPressTarget?
    var perform: (KeyPress) -> KeyPress.Result = { _ in .ignored }

    nonisolated init() {}

    func handle(_ press: KeyPress) {
        if perform(press) == .ignored { outer?.handle(press) }
    }
}

private struct KeyPressTargetKey: EnvironmentKey {
    static var defaultValue: KeyPressTarget? { nil }
}

extension EnvironmentValues {
    /// The innermost enclosing view that handles key presses.
    fileprivate var keyPressTarget: KeyPressTarget? {
        get { self[KeyPressTargetKey.self] }
        set { self[KeyPressTargetKey.self] = newValue }
    }
}
