/// The appearance of disclosure groups: the platform's, or an app's own.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the appearance, which the compiler infers.
    associatedtype Body: View
    /// The properties of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// The appearance of a disclosure group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that a style shows.
@MainActor
public struct DisclosureGroupStyleConfiguration {
    /// The label of the group.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// What is shown while the group is expanded.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the group.
    public let label: Label
    /// What is shown while the group is expanded.
    public let content: Content
    /// Whether the group is expanded. A style that sets it expands the group, or collapses it.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The default: a button with an arrow, above the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(configuration).environment(\.customDisclosureGroupStyle, nil)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default: a button with an arrow, above the content.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct SettingDisclosureGroupStyle<S: DisclosureGroupStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        environment.customDisclosureGroupStyle =
            style is AutomaticDisclosureGroupStyle
            ? nil : CustomStyle(style, in: environment, \.customDisclosureGroupStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The app's style of disclosure groups; nil for the platform's.
    var customDisclosureGroupStyle: CustomStyle<DisclosureGroupStyleConfiguration>? {
        get { self[CustomStyleKey<DisclosureGroupStyleConfiguration>.self] }
        set { self[CustomStyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the disclosure groups in this view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingDisclosureGroupStyle(style: style))
    }
}
