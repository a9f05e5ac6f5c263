/// How toggles look.
public protocol ToggleStyle: Sendable {
    /// What the toggle is drawn as.
    var _look: _ToggleLook { get }
}

/// What a toggle is drawn as.
public struct _ToggleLook: Sendable {
    let look: ToggleLook
}

/// The style that suits the platform: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    public var _look: _ToggleLook { _ToggleLook(look: .switch) }

    public init() {}
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
    public var _look: _ToggleLook { _ToggleLook(look: .switch) }

    public init() {}
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
    public var _look: _ToggleLook { _ToggleLook(look: .button) }

    public init() {}
}

/// A box with a check mark.
public struct CheckboxToggleStyle: ToggleStyle {
    public var _look: _ToggleLook { _ToggleLook(look: .checkbox) }

    public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct ToggleLookKey: EnvironmentKey {
    static var defaultValue: ToggleLook { .switch }
}

extension EnvironmentValues {
    var toggleLook: ToggleLook {
        get { self[ToggleLookKey.self] }
        set { self[ToggleLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the toggles in this view.
    public func toggleStyle(_ style: some ToggleStyle) -> some View { environment(\.toggleLook, style._look.look) }
}
