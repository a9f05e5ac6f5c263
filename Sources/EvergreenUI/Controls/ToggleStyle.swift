/// The appearance of toggles. On a page, all are checkboxes with the role `switch`.
public protocol ToggleStyle: Sendable {
    /// The appearance of the toggle.
    var _look: _ToggleLook { get }
}

/// The appearance of a toggle.
public struct _ToggleLook: Sendable {
    let look: ToggleLook
}

/// The default: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    public var _look: _ToggleLook { _ToggleLook(look: .switch) }

    public init() {}
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
    public var _look: _ToggleLook { _ToggleLook(look: .switch) }

    public init() {}
}

/// A button that stays pressed while on.
public struct ButtonToggleStyle: ToggleStyle {
    public var _look: _ToggleLook { _ToggleLook(look: .button) }

    public init() {}
}

/// A checkbox before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    public var _look: _ToggleLook { _ToggleLook(look: .checkbox) }

    public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default: a switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch after the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed while on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A checkbox before the label.
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
