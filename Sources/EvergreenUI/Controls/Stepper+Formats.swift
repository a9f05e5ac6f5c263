import Foundation

extension Stepper where Label == Text {
    /// Creates a stepper with a localized title, followed by the formatted value.
    public init<F: ParseableFormatStyle & Sendable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint & Sendable, F.FormatOutput == String {
        self.init(
            value: value,
            step: step,
            format: format,
            label: { Text(titleKey) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a verbatim title, followed by the formatted value.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle & Sendable>(
        _ title: some StringProtocol,
        value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint & Sendable, F.FormatOutput == String {
        self.init(value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a range, with a localized title, followed by the formatted value.
    public init<F: ParseableFormatStyle & Sendable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint & Sendable, F.FormatOutput == String {
        self.init(
            value: value,
            in: bounds,
            step: step,
            format: format,
            label: { Text(titleKey) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper for a range, with a verbatim title, followed by the formatted value.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle & Sendable>(
        _ title: some StringProtocol,
        value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint & Sendable, F.FormatOutput == String {
        self.init(
            value: value,
            in: bounds,
            step: step,
            format: format,
            label: { Text(title) },
            onEditingChanged: onEditingChanged
        )
    }
}

extension Stepper {
    /// Creates a stepper with a custom label, followed by the formatted value.
    public init<F: ParseableFormatStyle & Sendable>(
        value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint & Sendable, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
        valueText = { Text(value.wrappedValue, format: format) }
    }

    /// Creates a stepper for a range, with a custom label, followed by the formatted value.
    public init<F: ParseableFormatStyle & Sendable>(
        value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint & Sendable, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
        valueText = { Text(value.wrappedValue, format: format) }
    }

    /// Creates a stepper that changes a value by `step`.
    @available(*, deprecated, renamed: "init(value:step:label:onEditingChanged:)")
    public init<Value: Strideable>(
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes a value by `step` within a range.
    @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
    public init<Value: Strideable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with closures. A button without a closure is disabled.
    @available(*, deprecated, renamed: "init(label:onIncrement:onDecrement:onEditingChanged:)")
    @MainActor
    public init(
        onIncrement: (@MainActor () -> Void)?,
        onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label,
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }
}

/// The label of a stepper, and its formatted value.
package struct StepperLabel<Label: View>: View {
    let label: Label
    let valueText: (@MainActor () -> Text)?

    package var body: some View {
        if let valueText {
            HStack {
                label
                valueText().foregroundStyle(.secondary).monospacedDigit()
            }
        } else {
            label
        }
    }
}
