/// The appearance of progress views: the platform's, or a custom one.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
    /// The type of the appearance. The compiler infers it.
    associatedtype Body: View
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Returns the appearance of a progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view for its style.
@MainActor
public struct ProgressViewStyleConfiguration {
    /// The label of the task.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the current value.
    public struct CurrentValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the task, or nil for none.
    public let label: Label?
    /// The label of the current value, or nil for none.
    public let currentValueLabel: CurrentValueLabel?
    /// The completed fraction from 0 to 1, or nil if it is unknown.
    public let fractionCompleted: Double?
}

/// A style implemented by the page.
private protocol PlatformProgressViewStyle {
    var appearance: ProgressAppearance? { get }
    /// The color of the style, or nil for that of the environment.
    var tint: Color? { get }
}

/// The default style: a bar for a known fraction, and a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle, PlatformProgressViewStyle, Sendable {
    nonisolated var appearance: ProgressAppearance? { nil }
    nonisolated var tint: Color? { nil }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformProgress(configuration) }
}

/// A bar, which is animated if the fraction is unknown.
public struct LinearProgressViewStyle: ProgressViewStyle, PlatformProgressViewStyle, Sendable {
    nonisolated var appearance: ProgressAppearance? { .linear }
    nonisolated let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    /// Creates the style with a custom color.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformProgress(configuration) }
}

/// A ring for a known fraction, and a spinner otherwise.
public struct CircularProgressViewStyle: ProgressViewStyle, PlatformProgressViewStyle, Sendable {
    nonisolated var appearance: ProgressAppearance? { .circular }
    nonisolated let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    /// Creates the style with a custom color.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformProgress(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style: a bar for a known fraction, and a spinner otherwise.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar, which is animated if the fraction is unknown.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring for a known fraction, and a spinner otherwise.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension PlatformProgressViewStyle {
    @MainActor
    fileprivate func platformProgress(_ configuration: ProgressViewStyleConfiguration) -> some View {
        ProgressView(configuration).environment(\.progressAppearance, appearance)
            .environment(\.progressTint, tint).environment(\.customProgressViewStyle, nil)
    }
}

private struct SettingProgressViewStyle<S: ProgressViewStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        if let style = style as? any PlatformProgressViewStyle {
            environment.progressAppearance = style.appearance
            if style.tint != environment.progressTint { environment.progressTint = style.tint }
            if environment.customProgressViewStyle != nil { environment.customProgressViewStyle = nil }
        } else {
            environment.customProgressViewStyle = CustomStyle(style, in: environment, \.customProgressViewStyle) {
                $0.makeBody(configuration: $1)
            }
        }
    }
}

private struct ProgressAppearanceKey: EnvironmentKey {
    static var defaultValue: ProgressAppearance? { nil }
}

private struct ProgressTintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
    /// The color of progress views, or nil for that of all controls.
    var progressTint: Color? {
        get { self[ProgressTintKey.self] }
        set { self[ProgressTintKey.self] = newValue }
    }

    /// The app's custom style of progress views, or nil for one of the platform's.
    var customProgressViewStyle: CustomStyle<ProgressViewStyleConfiguration>? {
        get { self[CustomStyleKey<ProgressViewStyleConfiguration>.self] }
        set { self[CustomStyleKey<ProgressViewStyleConfiguration>.self] = newValue }
    }

    var progressAppearance: ProgressAppearance? {
        get { self[ProgressAppearanceKey.self] }
        set { self[ProgressAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the progress views in this view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingProgressViewStyle(style: style))
    }
}
