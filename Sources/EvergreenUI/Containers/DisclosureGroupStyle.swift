/// The appearance of disclosure groups: the platform's, or a custom one.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the appearance. The compiler infers it.
    associatedtype Body: View
    /// The properties of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Returns the appearance of a disclosure group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group for its style.
@MainActor
public struct DisclosureGroupStyleConfiguration {
    /// The label of the group.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The content of the group, shown while it is expanded.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the group.
    public let label: Label
    /// The content of the group, shown while it is expanded.
    public let content: Content
    /// Whether the group is expanded. Setting it expands or collapses the group.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The default style: a button with an arrow, above the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    nonisolated public init() {}

    /// The platform's appearance.
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
    /// The app's custom style of disclosure groups, or nil for the platform's.
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
