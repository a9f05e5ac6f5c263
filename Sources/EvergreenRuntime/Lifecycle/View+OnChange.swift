extension View {
    /// Runs an action with the old and the new value after an update in which `value` has changed. With `initial`, also
    /// once after the view has first appeared, with the current value as both.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        ChangeView(wrapped: self, value: value, isInitial: initial, action: action)
    }

    /// Runs an action after an update in which `value` has changed. With `initial`, also once after the view has first
    /// appeared.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        ChangeView(wrapped: self, value: value, isInitial: initial) { _, _ in action() }
    }

    /// Runs an action with the new value after an update in which `value` has changed.
    @_disfavoredOverload
    public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        ChangeView(wrapped: self, value: value, isInitial: false) { _, newValue in action(newValue) }
    }
}

private struct ChangeView<Wrapped: View, Value: Equatable>: WrapperView {
    typealias Node = ChangeNode<Wrapped, Value>

    @Boxed var wrapped: Wrapped
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
}

private final class ChangeNode<Wrapped: View, Value: Equatable>: LifecycleNode<ChangeView<Wrapped, Value>> {
    private var hasActed = false

    override func didAppear() {
        guard view.isInitial, !hasActed else { return }
        hasActed = true
        view.action(view.value, view.value)
    }

    override func didUpdate(from previous: ChangeView<Wrapped, Value>) {
        guard view.value != previous.value else { return }
        let (action, oldValue, newValue) = (view.action, previous.value, view.value)
        tree.enqueue { [weak self] in
            guard let self, isMounted else { return }
            action(oldValue, newValue)
        }
    }
}
