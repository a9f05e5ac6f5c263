// Text fields with localized string resources, which models can provide.

import Foundation

extension View {
    /// Adds a search field above this view. Each keystroke updates the text; the app filters its content.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field above this view, with a binding to whether the user is searching.
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
    /// Creates a field with a localized string resource as its title. Each keystroke updates the text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized string resource as its title. Each keystroke updates the text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field with a localized string resource as its title that grows along an axis. Each keystroke updates the text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
    }

    /// Creates a field for a formatted value, with a localized string resource as its title. The value is written when the user presses
    /// Return or the field loses the focus. A text that the format can't parse is reverted.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field for an optional formatted value, with a localized string resource as its title. An empty text is nil.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field for a value with a formatter and a localized string resource as its title.
    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field with a localized string resource as its title and a selection binding. Each keystroke updates the text.
    ///
    /// ```swift
    /// TextField("Title", text: $title, selection: $selection)
    /// ```
    ///
    /// - Parameters:
    ///   - titleResource: The title of the field.
    ///   - text: The text in the field.
    ///   - selection: The selection. It is updated shortly after the selection changes on the page. Setting it moves the insertion point
    ///     once the field has the focus; nil leaves the selection unchanged.
    ///   - prompt: The placeholder of an empty field.
    ///   - axis: The axis along which the field grows; nil for a single-line field.
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
