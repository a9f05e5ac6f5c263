import Foundation

extension Stepper where Label == Text {
    /// A stepper with a localized title and the formatted value after it.
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

    /// A stepper with a title that is not localized, and the formatted value after it.
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

    /// A stepper within a range, with a localized title and the formatted value after it.
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

    /// A stepper within a range, with a title that is not localized, and the formatted value after it.
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
    /// A stepper with a custom label and the formatted value after it.
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

    /// A stepper within a range, with a custom label and the formatted value after it.
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

    /// A stepper that changes a value by `step`.
    @available(*, deprecated, renamed: "init(value:step:label:onEditingChanged:)")
    public init<Value: Strideable>(
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by `step` within a range.
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

    /// A stepper with closures. A button without a closure is disabled.
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
