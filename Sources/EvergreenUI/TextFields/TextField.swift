import Foundation

/// A control for editing a line of text, or, along the vertical axis, several lines.
public struct TextField<Label: View>: LabeledElementView {
    let value: TextFieldValue
    let prompt: Text?
    var axis = Axis.horizontal
    package let label: Label

    /// A field with a custom label. Each keystroke writes the text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        value = TextFieldValue(text: text)
        self.prompt = prompt
        self.label = label()
    }

    /// A field that grows along an axis, with a custom label. Each keystroke writes the text.
    ///
    /// Along the vertical axis, the field grows with its text, and Return inserts a line break instead of submitting.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label)
        self.axis = axis
    }

    /// A field for a formatted value, with a custom label. The value is written when the user presses Return or leaves
    /// the field; a text that the format can't parse is reset.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.value = TextFieldValue(value: value, format: format)
        self.prompt = prompt
        self.label = label()
    }

    /// A field for an optional formatted value, with a custom label. Nil is an empty text.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.value = TextFieldValue(optional: value, format: format)
        self.prompt = prompt
        self.label = label()
    }
}

extension TextField where Label == Text {
    /// A field with a localized title. Each keystroke writes the text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a title that is not localized. Each keystroke writes the text.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// A field with a title, which grows along an axis. Each keystroke writes the text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// A field with a title, which grows along an axis. Each keystroke writes the text.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// A field for a formatted value, with a localized title. The value is written when the user presses Return or
    /// leaves the field; a text that the format can't parse is reset.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A field for a formatted value, with a title that is not localized.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ title: some StringProtocol,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// A field for an optional formatted value, with a title. Nil is an empty text.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A field for an optional formatted value, with a title. Nil is an empty text.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ title: some StringProtocol,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}

/// The text of a field, and how it is written to the value.
@MainActor
struct TextFieldValue {
    let isContinuous: Bool
    let text: @MainActor (EnvironmentValues) -> String
    /// Returns false if the text can't be parsed.
    let write: @MainActor (String, EnvironmentValues) -> Bool

    init(text: Binding<String>) {
        isContinuous = true
        self.text = { _ in text.wrappedValue }
        write = { newText, _ in
            text.wrappedValue = newText
            return true
        }
    }

    init<Format: ParseableFormatStyle>(value: Binding<Format.FormatInput>, format: Format)
    where Format.FormatOutput == String {
        isContinuous = false
        text = { format.adapted(to: $0).format(value.wrappedValue) }
        write = { newText, environment in
            Self.parse(newText, as: format.adapted(to: environment)) { value.wrappedValue = $0 }
        }
    }

    init<Format: ParseableFormatStyle>(optional value: Binding<Format.FormatInput?>, format: Format)
    where Format.FormatOutput == String {
        isContinuous = false
        text = { environment in value.wrappedValue.map(format.adapted(to: environment).format) ?? "" }
        write = { newText, environment in
            if newText.isEmpty {
                value.wrappedValue = nil
                return true
            }
            return Self.parse(newText, as: format.adapted(to: environment)) { value.wrappedValue = $0 }
        }
    }

    /// Writes the value of a text, and returns whether it has one: not where the format can't parse the text, nor where a
    /// text is no number. Foundation parses "NaN" as the least integer, and takes infinite numbers.
    private static func parse<Format: ParseableFormatStyle>(
        _ text: String,
        as format: Format,
        write: (Format.FormatInput) -> Void
    ) -> Bool where Format.FormatOutput == String {
        guard let value = try? format.parseStrategy.parse(text) else { return false }
        switch value {
        case let number as any BinaryFloatingPoint where !number.isFinite: return false
        case is any BinaryInteger where !text.contains(where: \.isNumber): return false
        case is Decimal where !text.contains(where: \.isNumber): return false
        default: break
        }
        write(value)
        return true
    }
}

extension TextField {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let label = node.state.text
        return .textField(
            TextFieldTraits(
                label: label,
                prompt: prompt?.resolve(in: node.environment) ?? label,
                text: node.reading { value.text(node.environment) },
                isContinuous: value.isContinuous,
                form: axis == .vertical ? .paragraph : node.environment.textFieldForm,
                hints: node.environment.textInputHints
            )
        )
    }

    package static var isControl: Bool { true }

    package func isField(in node: ElementNode<Self>) -> Bool { true }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        node.environment.controlStyle + (node.environment.hasPlainTextFields ? [.plainField] : [])
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        switch event {
        case .input(let text):
            accept(text, in: node)
            if value.isContinuous { _ = value.write(text, node.environment) }
            // Until a formatted value is committed, the text on the screen differs from it, and stays.
            if value.isContinuous { node.invalidate() }
        case .commit(let text):
            accept(text, in: node)
            _ = value.write(text, node.environment)
            node.invalidate()
        case .submit:
            node.environment.submitAction?.perform()
        default:
            return false
        }
        return true
    }

    private func accept(_ text: String, in node: ElementNode<Self>) {
        node.element.acceptFromScreen { kind in
            guard case .textField(var traits) = kind else { return }
            traits.text = text
            kind = .textField(traits)
        }
    }
}

/// The actions of the Return key in a text field.
@MainActor
final class SubmitAction {
    let perform: @MainActor () -> Void

    init(perform: @escaping @MainActor () -> Void) {
        self.perform = perform
    }
}

private struct SubmitActionKey: EnvironmentKey {
    static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
    var submitAction: SubmitAction? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

extension View {
    /// Runs an action when the user presses Return in a text field in this view. Actions of ancestors run afterwards.
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitAction) { submit in
            let outer = submit
            submit = SubmitAction {
                action()
                outer?.perform()
            }
        }
    }
}
