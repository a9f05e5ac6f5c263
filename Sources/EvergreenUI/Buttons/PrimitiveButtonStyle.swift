/// The appearance and the interaction of buttons: one of the platform's styles, or a custom one that triggers the action itself.
///
/// ```swift
/// struct DoubleTap: PrimitiveButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2, perform: configuration.trigger)
///     }
/// }
/// ```
///
/// The view of a custom style is not a button for the keyboard and for screen readers, unless it contains one, such as
/// `Button(configuration)`. For a custom appearance only, see ``ButtonStyle``.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the button's appearance. The compiler infers it.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Returns the appearance of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for its style, and its action.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The button's role, or nil for none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: () -> Void

    /// Performs the button's action.
    public func trigger() { action() }
}

/// A style implemented by the page.
private protocol PlatformButtonStyle {
    var prominence: ButtonTraits.Prominence { get }
}

extension PlatformButtonStyle {
    @MainActor
    fileprivate func platformButton(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).environment(\.buttonProminence, prominence)
    }
}

/// A button style with tinted text, which is filled in a navigation bar.
public struct DefaultButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .automatic }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// A button style without padding and tint.
public struct PlainButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .plain }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// A button style with tinted text and without a background, even in navigation bars.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .borderless }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// A button style with tinted text on a gray background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .bordered }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// A button style with a background in the tint color, for the primary action.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .borderedProminent }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// A glass button style. On a page, the same as ``BorderedButtonStyle``.
public struct GlassButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .bordered }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// A tinted glass button style, for the primary action. On a page, the same as ``BorderedProminentButtonStyle``.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .borderedProminent }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// A button style with tinted text, like a link. The pointer is a hand, as over all buttons of a page.
public struct LinkButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .borderless }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A glass background. On a page, the same as `.bordered`.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A tinted glass background. On a page, the same as `.borderedProminent`.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// Tinted text, like a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default: tinted text, with a background in a navigation bar.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label without padding and tint.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Tinted text without a background, even in navigation bars.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// Tinted text on a gray background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A background in the tint color, for the primary action.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

private struct SettingPrimitiveButtonStyle<S: PrimitiveButtonStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        if let style = style as? any PlatformButtonStyle {
            environment.buttonProminence = style.prominence
        } else {
            environment.customPrimitiveButtonStyle = CustomStyle(style, in: environment, \.customPrimitiveButtonStyle) {
                $0.makeBody(configuration: $1)
            }
        }
    }
}

private struct ButtonProminenceKey: EnvironmentKey {
    static var defaultValue: ButtonTraits.Prominence { .automatic }
}

extension EnvironmentValues {
    /// The prominence of buttons in the platform's styles. Setting it resets custom styles.
    var buttonProminence: ButtonTraits.Prominence {
        get { self[ButtonProminenceKey.self] }
        set {
            self[ButtonProminenceKey.self] = newValue
            if customButtonStyle != nil { customButtonStyle = nil }
            if customPrimitiveButtonStyle != nil { customPrimitiveButtonStyle = nil }
        }
    }

    /// The app's custom primitive button style, or nil for none.
    var customPrimitiveButtonStyle: CustomStyle<PrimitiveButtonStyleConfiguration>? {
        get { self[CustomStyleKey<PrimitiveButtonStyleConfiguration>.self] }
        set { self[CustomStyleKey<PrimitiveButtonStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the buttons in this view.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingPrimitiveButtonStyle(style: style))
    }
}
