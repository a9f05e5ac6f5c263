import Foundation

/// A value with a label.
public struct LabeledContent<Label: View, Content: View>: ContainerView {
    package let inner: TupleView<Slot<Label>, Slot<Content>>

    /// Views with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        inner = TupleView(content: (Slot(.labelTitle, label()), Slot(.labeledValue, content())))
    }
}

extension LabeledContent where Label == Text {
    /// Views with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Views with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title.
    public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
        self.init(titleKey) { Text(value) }
    }

    /// A text with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init(title) { Text(value) }
    }

    /// A value with a title, formatted for the environment's locale.
    public init<Format: FormatStyle & Sendable>(
        _ titleKey: LocalizedStringKey,
        value: Format.FormatInput,
        format: Format
    ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }

    /// A value with a title, formatted for the environment's locale.
    @_disfavoredOverload
    public init<Format: FormatStyle & Sendable>(
        _ title: some StringProtocol,
        value: Format.FormatInput,
        format: Format
    ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}

extension LabeledContent {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .labeledContent }
}
