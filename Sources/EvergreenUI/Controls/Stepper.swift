/// A control with two buttons that increment and decrement a value.
public struct Stepper<Label: View>: ContainerView {
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    /// Whether the value can be incremented and decremented. May change without an update of the view.
    let canStep: @MainActor () -> (up: Bool, down: Bool)
    /// The formatted value after the label, or nil for none.
    var valueText: (@MainActor () -> Text)?
    let label: Label
    package var inner: StepperLabel<Label> { StepperLabel(label: label, valueText: valueText) }

    /// Creates a stepper with closures. A button without a closure is disabled.
    @_disfavoredOverload
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func editing(_ step: (() -> Void)?) -> (() -> Void)? {
            guard let step else { return nil }
            return {
                onEditingChanged(true)
                step()
                onEditingChanged(false)
            }
        }
        self.onIncrement = editing(onIncrement)
        self.onDecrement = editing(onDecrement)
        canStep = { (onIncrement != nil, onDecrement != nil) }
        self.label = label()
    }

    // Two overloads, as with `onDelete(perform:)`.
    /// Creates a stepper with main-actor closures, such as a view's methods. A button without a closure is disabled.
    @MainActor
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (@MainActor () -> Void)?,
        onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let (up, down): ((() -> Void)?, (() -> Void)?) = (
            onIncrement.map { action in { action() } }, onDecrement.map { action in { action() } }
        )
        self.init(label: label, onIncrement: up, onDecrement: down, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes a value by `step`. It stops at the limits of an integer type.
    public init<Value: Strideable>(
        value: Binding<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label,
            onIncrement: { if let next = Step(step).up(from: value.wrappedValue) { value.wrappedValue = next } },
            onDecrement: { if let next = Step(step).down(from: value.wrappedValue) { value.wrappedValue = next } },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper that changes a value by `step` within a range.
    public init<Value: Strideable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func set(_ newValue: Value) {
            onEditingChanged(true)
            value.wrappedValue = min(max(newValue, bounds.lowerBound), bounds.upperBound)
            onEditingChanged(false)
        }
        // Values beyond the limits of the type are beyond the bounds.
        let (up, down) =
            step < 0 ? (bounds.lowerBound, bounds.upperBound) : (bounds.upperBound, bounds.lowerBound)
        onIncrement = { set(Step(step).up(from: value.wrappedValue) ?? up) }
        onDecrement = { set(Step(step).down(from: value.wrappedValue) ?? down) }
        canStep = { (value.wrappedValue < bounds.upperBound, value.wrappedValue > bounds.lowerBound) }
        self.label = label()
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a localized title.
    @_disfavoredOverload
    public init(
        _ titleKey: LocalizedStringKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) },
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a localized title, and main-actor closures.
    @MainActor
    public init(
        _ titleKey: LocalizedStringKey,
        onIncrement: (@MainActor () -> Void)?,
        onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) },
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a verbatim title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        onIncrement: (@MainActor () -> Void)?,
        onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) },
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a localized title.
    public init<Value: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a verbatim title.
    @_disfavoredOverload
    public init<Value: Strideable>(
        _ title: some StringProtocol,
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title.
    public init<Value: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a verbatim title.
    @_disfavoredOverload
    public init<Value: Strideable>(
        _ title: some StringProtocol,
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

extension Stepper {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let canStep = node.reading { self.canStep() }
        return .stepper(canIncrement: canStep.up, canDecrement: canStep.down)
    }

    package static var isControl: Bool { true }

    package func style(in node: ElementNode<Self>) -> [StyleValue] { node.environment.controlStyle }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        let canStep = canStep()
        switch event {
        case .increment where canStep.up: onIncrement?()
        case .decrement where canStep.down: onDecrement?()
        default: return false
        }
        return true
    }
}
