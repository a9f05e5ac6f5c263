/// The appearance of labeled contents: the platform's, or an app's own.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
    /// The type of the appearance, which the compiler infers.
    associatedtype Body: View
    /// The properties of a labeled content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// The appearance of a labeled content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a labeled content that a style shows.
@MainActor
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// What the label is for.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// What the label is for.
    public let content: Content
}

/// The default: the content after the label.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration).environment(\.customLabeledContentStyle, nil)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default: the content after the label.
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
    /// The app's style of labeled contents; nil for the platform's.
    var customLabeledContentStyle: CustomStyle<LabeledContentStyleConfiguration>? {
        get { self[CustomStyleKey<LabeledContentStyleConfiguration>.self] }
        set { self[CustomStyleKey<LabeledContentStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labeled contents in this view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingLabeledContentStyle(style: style))
    }
}
