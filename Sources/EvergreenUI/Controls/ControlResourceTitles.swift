// Titles that are localized resources, as models have them.

import Foundation

extension ControlGroup {
    /// A group with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleResource) })
    }

    /// A group with a title and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Label(titleResource, systemImage: systemImage) })
    }
}

extension LabeledContent where Label == Text {
    /// Content with a title of a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleResource) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title of a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: some StringProtocol) {
        self.init(titleResource) { Text(value) }
    }

    /// A value, formatted for the environment's locale, with a title.
    @_disfavoredOverload
    public init<Format: FormatStyle & Sendable>(
        _ titleResource: LocalizedStringResource,
        value: Format.FormatInput,
        format: Format
    ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
        self.init(titleResource) { Text(value, format: format) }
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title of a localized resource and the formatted value after it.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle & Sendable>(
        _ titleResource: LocalizedStringResource,
        value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint & Sendable, F.FormatOutput == String {
        self.init(
            value: value,
            step: step,
            format: format,
            label: { Text(titleResource) },
            onEditingChanged: onEditingChanged
        )
    }

    /// A stepper within a range, with a title of a localized resource and the formatted value after it.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle & Sendable>(
        _ titleResource: LocalizedStringResource,
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
            label: { Text(titleResource) },
            onEditingChanged: onEditingChanged
        )
    }

    /// A stepper with a title of a localized resource, and closures of the main actor.
    @_disfavoredOverload
    @MainActor
    public init(
        _ titleResource: LocalizedStringResource,
        onIncrement: (@MainActor () -> Void)?,
        onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleResource) },
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    /// A stepper with a title of a localized resource.
    @_disfavoredOverload
    public init<Value: Strideable>(
        _ titleResource: LocalizedStringResource,
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title of a localized resource.
    @_disfavoredOverload
    public init<Value: Strideable>(
        _ titleResource: LocalizedStringResource,
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value,
            in: bounds,
            step: step,
            label: { Text(titleResource) },
            onEditingChanged: onEditingChanged
        )
    }
}

extension Toggle where Label == EvergreenUI.Label<Text, Image> {
    /// A toggle with a title of a localized resource and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { EvergreenUI.Label(titleResource, systemImage: systemImage) }
    }

    /// A toggle of several values, with a title of a localized resource and a symbol. It is on if all of them are, and sets all of them.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { EvergreenUI.Label(titleResource, systemImage: systemImage) }
    }
}

extension Toggle where Label == Text {
    /// A toggle of several values, with a title of a localized resource. It is on if all of them are, and sets all of them.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
    }

    /// A toggle with a title of a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}
