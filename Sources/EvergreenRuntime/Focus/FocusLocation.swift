import EvergreenComparison

/// The storage of a `FocusState`, with the elements that its values identify.
@MainActor
final class FocusLocation<Value: Hashable>: StateSource {
    /// The value while no element is focused.
    private let neutral: Value
    private var stored: Value
    weak var tree: ViewTree?
    private var targets: [ObjectIdentifier: (value: Value, element: Element)] = [:]

    init(neutral: Value) {
        self.neutral = neutral
        stored = neutral
    }

    /// Setting it moves the focus after the update, because the update may add the element.
    var value: Value {
        get {
            recordRead()
            return stored
        }
        set {
            guard newValue != stored else { return }
            store(newValue)
            tree?.enqueue { [weak self] in self?.moveFocus() }
        }
    }

    private func store(_ value: Value) {
        guard value != stored else { return }
        stored = value
        invalidateObservers()
    }

    private func moveFocus() {
        guard let document = tree?.document else { return }
        if let target = targets.values.first(where: { $0.value == stored }), stored != neutral {
            document.moveFocus(to: target.element)
        } else {
            store(neutral)
            guard let focused = document.focused, targets.values.contains(where: { $0.element === focused }) else {
                return
            }
            document.moveFocus(to: nil)
        }
    }

    // MARK: Elements

    func set(_ element: Element, for value: Value, from target: ObjectIdentifier) {
        targets[target] = (value, element)
    }

    func remove(_ target: ObjectIdentifier) {
        guard let removed = targets.removeValue(forKey: target) else { return }
        if removed.value == stored, tree?.document.focused === removed.element { store(neutral) }
    }

    /// Called when an element has received or lost the focus.
    func focusDidChange(_ isFocused: Bool, of value: Value) {
        if isFocused {
            store(value)
        } else if stored == value {
            store(neutral)
        }
    }
}

/// Connects an element's focus to a focus state.
private final class LocatedFocusTarget<Value: Hashable>: FocusTarget {
    private var location: FocusLocation<Value>
    private var value: Value
    private weak var element: Element?

    init(_ location: FocusLocation<Value>, _ value: Value) {
        self.location = location
        self.value = value
    }

    func update(_ location: FocusLocation<Value>, _ value: Value) {
        guard location !== self.location || value != self.value else { return }
        self.location.remove(ObjectIdentifier(self))
        self.location = location
        self.value = value
        if let element { location.set(element, for: value, from: ObjectIdentifier(self)) }
    }

    override func attach(to element: Element) {
        guard element !== self.element else { return }
        self.element = element
        location.set(element, for: value, from: ObjectIdentifier(self))
        super.attach(to: element)
        let notifyOuter = outer == nil ? nil : element.onFocusChange
        element.onFocusChange = { [weak self] isFocused in
            notifyOuter?(isFocused)
            guard let self else { return }
            location.focusDidChange(isFocused, of: value)
        }
    }

    func discard() {
        location.remove(ObjectIdentifier(self))
    }
}

extension View {
    /// Binds the keyboard focus of this control to a focus state: the control is focused while the state is `true`.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        FocusedView(wrapped: self, binding: condition, value: true)
    }

    /// Binds the keyboard focus of this control to a focus state: the control is focused while the state equals `value`.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        FocusedView(wrapped: self, binding: binding, value: value)
    }

    /// Binds the focus of this view to a focus state. The view need not be a control.
    package func accessiblyFocused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        FocusedView(wrapped: self, binding: binding, value: value, isForAccessibility: true)
    }
}

private struct FocusedView<Wrapped: View, Value: Hashable>: WrapperView {
    @Boxed var wrapped: Wrapped
    let binding: FocusState<Value>.Binding
    let value: Value
    var isForAccessibility = false

    func makeNodeState() -> LocatedFocusTarget<Value> { LocatedFocusTarget(binding.location, value) }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        node.state.observe(&inputs.modifiers)
        if isForAccessibility { inputs.modifiers.attributes.notes.append(.accessiblyFocusable) }
        return inputs
    }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        node.state.update(binding.location, value)
    }

    func willUnmount(_ node: WrapperNode<Self>) {
        node.state.discard()
    }
}

extension FocusLocation: InterchangeableSlot {
    /// Whether nothing is focused in either.
    func isInterchangeable(with other: AnyObject, objects: ObjectPairs) -> Bool {
        guard let other = other as? Self else { return false }
        return stored == neutral && other.stored == neutral
    }
}
