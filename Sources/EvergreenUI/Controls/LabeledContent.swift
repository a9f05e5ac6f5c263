import Foundation

/// A container that pairs a label with a value, for forms and lists.
public struct LabeledContent<Label: View, Content: View>: StyledElementView {
    package let inner: TupleView<Slot<Label>, Slot<Content>>

    /// Creates labeled content with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        inner = TupleView(content: (Slot(.labelTitle, label()), Slot(.labeledValue, content())))
    }
}

extension LabeledContent where Label == Text {
    /// Creates labeled content with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Creates labeled content with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates labeled text with a localized title.
    public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
        self.init(titleKey) { Text(value) }
    }

    /// Creates labeled text with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init(title) { Text(value) }
    }

    /// Creates labeled content from a value, formatted for the environment's locale.
    public init<Format: FormatStyle & Sendable>(
        _ titleKey: LocalizedStringKey,
        value: Format.FormatInput,
        format: Format
    ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }

    /// Creates labeled content from a value, formatted for the environment's locale.
    @_disfavoredOverload
    public init<Format: FormatStyle & Sendable>(
        _ title: some StringProtocol,
        value: Format.FormatInput,
        format: Format
    ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the labeled content of a style's configuration, with the enclosing style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension LabeledContent {
    package func styledBody(in node: ElementNode<Self>) -> AnyView? {
        guard let style = node.environment.customLabeledContentStyle else { return nil }
        let (label, content) = inner.content
        return style.makeBody(
            LabeledContentStyleConfiguration(
                label: .init(view: AnyView(label.inner)),
                content: .init(view: AnyView(content.inner))
            )
        )
    }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        node.environment.customLabeledContentStyle == nil ? .labeledContent : .styled
    }
}
