/// The appearance of forms: the platform's, or a custom one.
@MainActor
@preconcurrency
public protocol FormStyle {
    /// The type of the form's appearance. The compiler infers it.
    associatedtype Body: View
    /// The properties of a form.
    typealias Configuration = FormStyleConfiguration

    /// Returns the appearance of a form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form for its style.
@MainActor
public struct FormStyleConfiguration {
    /// The content of the form.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The content of the form.
    public let content: Content
}

/// The default form style: ``GroupedFormStyle``.
public struct AutomaticFormStyle: FormStyle, Sendable {
    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// A form style with rows on a background with rounded corners.
public struct GroupedFormStyle: FormStyle, Sendable {
    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// A form style with trailing-aligned labels in one column and controls in another, without separators and backgrounds. A view without a
/// label is in the column of the controls.
public struct ColumnsFormStyle: FormStyle, Sendable {
    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style: grouped.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows on a background with rounded corners.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column, and controls in another.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct SettingFormStyle<S: FormStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        let isPlatform = style is AutomaticFormStyle || style is GroupedFormStyle || style is ColumnsFormStyle
        environment.customFormStyle =
            isPlatform
            ? nil : CustomStyle(style, in: environment, \.customFormStyle) { $0.makeBody(configuration: $1) }
        if isPlatform { environment.hasFormColumns = style is ColumnsFormStyle }
    }
}

private struct FormColumnsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The app's custom form style, or nil for the platform's.
    var customFormStyle: CustomStyle<FormStyleConfiguration>? {
        get { self[CustomStyleKey<FormStyleConfiguration>.self] }
        set { self[CustomStyleKey<FormStyleConfiguration>.self] = newValue }
    }

    /// Whether the labels of a form have a column of their own.
    var hasFormColumns: Bool {
        get { self[FormColumnsKey.self] }
        set { self[FormColumnsKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of forms in this view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingFormStyle(style: style))
    }
}
