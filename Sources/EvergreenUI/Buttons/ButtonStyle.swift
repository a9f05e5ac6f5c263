/// How buttons look.
public protocol PrimitiveButtonStyle: Sendable {
    /// How much the button stands out.
    var _prominence: _ButtonProminence { get }
}

/// How much a button stands out.
public struct _ButtonProminence: Sendable {
    let prominence: ButtonTraits.Prominence
}

/// The style that suits the place where the button stands.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .automatic) }

    public init() {}
}

/// A button that looks like its content.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .plain) }

    public init() {}
}

/// A button without a border, in the tint colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .borderless) }

    public init() {}
}

/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .bordered) }

    public init() {}
}

/// The button that most people want to press.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public var _prominence: _ButtonProminence { _ButtonProminence(prominence: .borderedProminent) }

    public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
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
