/// The appearance and the behavior of buttons: one of the platform's, or an app's own, which decides what presses them.
///
/// ```swift
/// struct DoubleTap: PrimitiveButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2, perform: configuration.trigger)
///     }
/// }
/// ```
///
/// What an app's style shows is no button for the keyboard and for screen readers, unless there is one in it, such as
/// `Button(configuration)`. For an appearance alone, see ``ButtonStyle``.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the appearance, which the compiler infers.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The appearance of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a style shows and presses.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The button's role; nil for none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: () -> Void

    /// Presses the button.
    public func trigger() { action() }
}

/// A style that the page has itself.
private protocol PlatformButtonStyle {
    var prominence: ButtonTraits.Prominence { get }
}

extension PlatformButtonStyle {
    @MainActor
    fileprivate func platformButton(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).environment(\.buttonProminence, prominence)
    }
}

/// Tinted text; filled in a navigation bar.
public struct DefaultButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .automatic }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// The label without padding and tint.
public struct PlainButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .plain }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// Tinted text without a background, in navigation bars, too.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .borderless }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// Tinted text on a gray background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .bordered }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// A background in the tint color, for the primary action.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .borderedProminent }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// A pane of glass behind tinted text. On a page, as ``BorderedButtonStyle``.
public struct GlassButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .bordered }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// A pane of glass in the tint color, for the primary action. On a page, as ``BorderedProminentButtonStyle``.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .borderedProminent }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

/// Tinted text, as that of a link. The pointer is a hand, as over all buttons of a page.
public struct LinkButtonStyle: PrimitiveButtonStyle, PlatformButtonStyle, Sendable {
    nonisolated var prominence: ButtonTraits.Prominence { .borderless }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformButton(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A pane of glass behind tinted text: on a page, as `.bordered`.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A pane of glass in the tint color: on a page, as `.borderedProminent`.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// Tinted text, as that of a link.
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
    /// Tinted text without a background, in navigation bars, too.
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
    /// The look of buttons in one of the platform's styles. Setting it takes the place of the app's styles.
    var buttonProminence: ButtonTraits.Prominence {
        get { self[ButtonProminenceKey.self] }
        set {
            self[ButtonProminenceKey.self] = newValue
            if customButtonStyle != nil { customButtonStyle = nil }
            if customPrimitiveButtonStyle != nil { customPrimitiveButtonStyle = nil }
        }
    }

    /// The app's style of buttons that decides what presses them; nil for none.
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
