/// The appearance of labels: a built-in style or a custom one.
///
/// ```swift
/// struct Stacked: LabelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack {
///             configuration.icon
///             configuration.title
///         }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol LabelStyle {
    /// The type of the body, which the compiler infers.
    associatedtype Body: View
    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration

    /// Creates the body of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label for a style.
@MainActor
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label's icon.
    public struct Icon: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

/// A style that the page renders natively.
private protocol PlatformLabelStyle {
    var parts: LabelParts { get }
}

/// The default label style: title and icon.
public struct DefaultLabelStyle: LabelStyle, PlatformLabelStyle, Sendable {
    nonisolated var parts: LabelParts { .titleAndIcon }

    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func makeBody(configuration: Configuration) -> some View { platformLabel(configuration) }
}

/// A label style that shows only the icon. The title is its accessibility label.
public struct IconOnlyLabelStyle: LabelStyle, PlatformLabelStyle, Sendable {
    nonisolated var parts: LabelParts { .icon }

    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func makeBody(configuration: Configuration) -> some View { platformLabel(configuration) }
}

/// A label style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle, PlatformLabelStyle, Sendable {
    nonisolated var parts: LabelParts { .title }

    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func makeBody(configuration: Configuration) -> some View { platformLabel(configuration) }
}

/// A label style that shows the title and the icon.
public struct TitleAndIconLabelStyle: LabelStyle, PlatformLabelStyle, Sendable {
    nonisolated var parts: LabelParts { .titleAndIcon }

    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func makeBody(configuration: Configuration) -> some View { platformLabel(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style: title and icon.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A style that shows only the icon. The title is its accessibility label.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A style that shows only the title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A style that shows the title and the icon.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension PlatformLabelStyle {
    @MainActor
    fileprivate func platformLabel(_ configuration: LabelStyleConfiguration) -> some View {
        Label(configuration).environment(\.labelParts, parts).environment(\.customLabelStyle, nil)
    }
}

private struct SettingLabelStyle<S: LabelStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        if let style = style as? any PlatformLabelStyle {
            environment.labelParts = style.parts
            if environment.customLabelStyle != nil { environment.customLabelStyle = nil }
        } else {
            environment.customLabelStyle = CustomStyle(style, in: environment, \.customLabelStyle) {
                $0.makeBody(configuration: $1)
            }
        }
    }
}

private struct LabelPartsKey: EnvironmentKey {
    static var defaultValue: LabelParts { .titleAndIcon }
}

private struct AreLabelsHiddenKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// The custom label style; nil for a built-in style.
    var customLabelStyle: CustomStyle<LabelStyleConfiguration>? {
        get { self[CustomStyleKey<LabelStyleConfiguration>.self] }
        set { self[CustomStyleKey<LabelStyleConfiguration>.self] = newValue }
    }

    var labelParts: LabelParts {
        get { self[LabelPartsKey.self] }
        set { self[LabelPartsKey.self] = newValue }
    }

    /// Whether the labels of controls are visible to assistive technology only.
    var areLabelsHidden: Bool {
        get { self[AreLabelsHiddenKey.self] }
        set { self[AreLabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labels in this view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingLabelStyle(style: style))
    }

    /// Hides the labels of the controls in this view. Assistive technology still reads them.
    public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
