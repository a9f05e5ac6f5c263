// Titles that are localized resources, as models have them.

import Foundation

extension View {
    /// Adds a search field above this view. Each keystroke writes the text; the app filters its content.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field above this view, and a binding to whether the user is searching.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}

extension SecureField where Label == Text {
    /// A field with a title of a localized resource. Each keystroke writes the text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension TextField where Label == Text {
    /// A field with a title of a localized resource. Each keystroke writes the text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// A field with a title, which grows along an axis. Each keystroke writes the text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
    }

    /// A field for a formatted value, with a title of a localized resource. The value is written when the user presses Return or
    /// leaves the field; a text that the format can't parse is reset.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }

    /// A field for an optional formatted value, with a title. Nil is an empty text.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }

    /// A field for a value of a formatter, with a title of a localized resource.
    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
    }

    /// A field with a title of a localized resource and a binding to what is selected in it. Each keystroke writes the text.
    ///
    /// ```swift
    /// TextField("Title", text: $title, selection: $selection)
    /// ```
    ///
    /// - Parameters:
    ///   - titleResource: The name of the field.
    ///   - text: The text in the field.
    ///   - selection: What is selected. The page tells of it shortly after it has changed. An app that sets it moves the insertion point,
    ///     once the field has the focus; nil leaves it where it is.
    ///   - prompt: What the field shows while it is empty.
    ///   - axis: The axis along which the field grows; nil for a field of one line.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
    }
}
