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
