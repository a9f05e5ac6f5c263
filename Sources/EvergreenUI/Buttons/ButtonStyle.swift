/// A built-in appearance of buttons. For a custom one, see ``ButtonStyle``.
public protocol PrimitiveButtonStyle: Sendable {
    /// The prominence of the button.
    var _prominence: _ButtonProminence { get }
}

/// The prominence of a button.
public struct _ButtonProminence: Sendable {
    let prominence: ButtonTraits.Prominence
}

/// Tinted text; filled in a navigation bar.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .automatic) }

    public init() {}
}

/// The label without padding and tint.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .plain) }

    public init() {}
}

/// Tinted text without a background, in navigation bars, too.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .borderless) }

    public init() {}
}

/// Tinted text on a gray background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .bordered) }

    public init() {}
}

/// A background in the tint color, for the primary action.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .borderedProminent) }

    public init() {}
}

/// A pane of glass behind tinted text. On a page, as ``BorderedButtonStyle``.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .bordered) }

    public init() {}
}

/// A pane of glass in the tint color, for the primary action. On a page, as ``BorderedProminentButtonStyle``.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .borderedProminent) }

    public init() {}
}

/// Tinted text, as that of a link. The pointer is a hand, as over all buttons of a page.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .borderless) }

    public init() {}
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

private struct ButtonProminenceKey: EnvironmentKey {
    static var defaultValue: ButtonTraits.Prominence { .automatic }
}

extension EnvironmentValues {
    var buttonProminence: ButtonTraits.Prominence {
        get { self[ButtonProminenceKey.self] }
        set {
            self[ButtonProminenceKey.self] = newValue
            if customButtonStyle != nil { customButtonStyle = nil }
        }
    }
}

extension View {
    /// Sets the style of the buttons in this view.
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
        environment(\.buttonProminence, style._prominence.prominence)
    }
}
