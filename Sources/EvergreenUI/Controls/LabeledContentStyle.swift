/// The appearance of labeled content: the platform's, or a custom one.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
    /// The type of the appearance. The compiler infers it.
    associatedtype Body: View
    /// The properties of labeled content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Returns the appearance of labeled content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content for its style.
@MainActor
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The content.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// The default style: the content after the label.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration).environment(\.customLabeledContentStyle, nil)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style: the content after the label.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct SettingLabeledContentStyle<S: LabeledContentStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        environment.customLabeledContentStyle =
            style is AutomaticLabeledContentStyle
            ? nil : CustomStyle(style, in: environment, \.customLabeledContentStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The app's custom style of labeled content, or nil for the platform's.
    var customLabeledContentStyle: CustomStyle<LabeledContentStyleConfiguration>? {
        get { self[CustomStyleKey<LabeledContentStyleConfiguration>.self] }
        set { self[CustomStyleKey<LabeledContentStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labeled content in this view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingLabeledContentStyle(style: style))
    }
}
