/// The appearance of progress views: the platform's, or an app's own.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
    /// The type of the appearance, which the compiler infers.
    associatedtype Body: View
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The appearance of a progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that a style shows.
@MainActor
public struct ProgressViewStyleConfiguration {
    /// What progresses.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// How far it is.
    public struct CurrentValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// What progresses. Nil for none.
    public let label: Label?
    /// How far it is. Nil for none.
    public let currentValueLabel: CurrentValueLabel?
    /// How much is done, from 0 to 1. Nil if that is not known.
    public let fractionCompleted: Double?
}

/// A style that the page has itself.
private protocol PlatformProgressViewStyle {
    var look: ProgressLook? { get }
    /// The color of the style itself; nil for that of the environment.
    var tint: Color? { get }
}

/// The default: a bar for a known fraction, a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle, PlatformProgressViewStyle, Sendable {
    nonisolated var look: ProgressLook? { nil }
    nonisolated var tint: Color? { nil }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformProgress(configuration) }
}

/// A bar; one that moves where the fraction is not known.
public struct LinearProgressViewStyle: ProgressViewStyle, PlatformProgressViewStyle, Sendable {
    nonisolated var look: ProgressLook? { .linear }
    nonisolated let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    /// The style with a color of its own.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformProgress(configuration) }
}

/// A ring for a known fraction, a spinner otherwise.
public struct CircularProgressViewStyle: ProgressViewStyle, PlatformProgressViewStyle, Sendable {
    nonisolated var look: ProgressLook? { .circular }
    nonisolated let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    /// The style with a color of its own.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformProgress(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default: a bar for a known fraction, a spinner otherwise.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar; one that moves where the fraction is not known.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring for a known fraction, a spinner otherwise.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension PlatformProgressViewStyle {
    @MainActor
    fileprivate func platformProgress(_ configuration: ProgressViewStyleConfiguration) -> some View {
        ProgressView(configuration).environment(\.progressLook, look)
            .environment(\.progressTint, tint).environment(\.customProgressViewStyle, nil)
    }
}

private struct SettingProgressViewStyle<S: ProgressViewStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        if let style = style as? any PlatformProgressViewStyle {
            environment.progressLook = style.look
            if style.tint != environment.progressTint { environment.progressTint = style.tint }
            if environment.customProgressViewStyle != nil { environment.customProgressViewStyle = nil }
        } else {
            environment.customProgressViewStyle = CustomStyle(style, in: environment, \.customProgressViewStyle) {
                $0.makeBody(configuration: $1)
            }
        }
    }
}

private struct ProgressLookKey: EnvironmentKey {
    static var defaultValue: ProgressLook? { nil }
}

private struct ProgressTintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
    /// The color of progress views, in the place of that of all controls; nil for that.
    var progressTint: Color? {
        get { self[ProgressTintKey.self] }
        set { self[ProgressTintKey.self] = newValue }
    }

    /// The app's style of progress views; nil for one of the platform's.
    var customProgressViewStyle: CustomStyle<ProgressViewStyleConfiguration>? {
        get { self[CustomStyleKey<ProgressViewStyleConfiguration>.self] }
        set { self[CustomStyleKey<ProgressViewStyleConfiguration>.self] = newValue }
    }

    var progressLook: ProgressLook? {
        get { self[ProgressLookKey.self] }
        set { self[ProgressLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the progress views in this view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingProgressViewStyle(style: style))
    }
}
