// Overloads for localized string resources.

import Foundation

extension ControlGroup {
    /// Creates a group with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleResource) })
    }

    /// Creates a group with a title and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Label(titleResource, systemImage: systemImage) })
    }
}

extension LabeledContent where Label == Text {
    /// Creates labeled content with a title from a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleResource) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates labeled text with a title from a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: some StringProtocol) {
        self.init(titleResource) { Text(value) }
    }

    /// Creates labeled content from a value, formatted for the environment's locale.
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
    /// Creates a stepper with a title from a localized resource, followed by the formatted value.
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

    /// Creates a stepper for a range, with a title from a localized resource, followed by the formatted value.
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

    /// Creates a stepper with a title from a localized resource, and main-actor closures.
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

    /// Creates a stepper with a title from a localized resource.
    @_disfavoredOverload
    public init<Value: Strideable>(
        _ titleResource: LocalizedStringResource,
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title from a localized resource.
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
    /// Creates a toggle with a title from a localized resource and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { EvergreenUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a toggle for several values, with a title from a localized resource and a symbol. It is on if all values are on, and sets
    /// all of them.
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
    /// Creates a toggle for several values, with a title from a localized resource. It is on if all values are on, and sets all of them.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
    }

    /// Creates a toggle with a title from a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}
