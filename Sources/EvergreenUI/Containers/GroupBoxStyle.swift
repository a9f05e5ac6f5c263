/// The appearance of group boxes: the platform's, or a custom one.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
    /// The type of the appearance. The compiler infers it.
    associatedtype Body: View
    /// The properties of a group box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Returns the appearance of a group box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box for its style.
@MainActor
public struct GroupBoxStyleConfiguration {
    /// The label of the box.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The content of the box.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the box.
    public let label: Label
    /// The content of the box.
    public let content: Content
}

/// The default style: a gray background with rounded corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View {
        GroupBox(configuration).environment(\.customGroupBoxStyle, nil)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style: a gray background with rounded corners.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct SettingGroupBoxStyle<S: GroupBoxStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        environment.customGroupBoxStyle =
            style is DefaultGroupBoxStyle
            ? nil : CustomStyle(style, in: environment, \.customGroupBoxStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The app's custom style of group boxes, or nil for the platform's.
    var customGroupBoxStyle: CustomStyle<GroupBoxStyleConfiguration>? {
        get { self[CustomStyleKey<GroupBoxStyleConfiguration>.self] }
        set { self[CustomStyleKey<GroupBoxStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the group boxes in this view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingGroupBoxStyle(style: style))
    }
}
