/// The appearance of toggles: one of the platform's styles, or a custom one.
///
/// The platform's toggles are checkboxes with the role `switch`. A custom style has only the roles of the controls in its body: for example
/// a button that sets `configuration.isOn` and has an accessibility value.
@MainActor
@preconcurrency
public protocol ToggleStyle {
    /// The type of the appearance. The compiler infers it.
    associatedtype Body: View
    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// Returns the appearance of a toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle for its style.
@MainActor
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on. Setting it changes the app's value.
    @Binding public var isOn: Bool

    private let mixture: @MainActor () -> Bool

    init(label: Label, isOn: Binding<Bool>, mixture: @escaping @MainActor () -> Bool) {
        self.label = label
        _isOn = isOn
        self.mixture = mixture
    }

    /// Whether some of the values of a toggle with several sources are on, but not all.
    public var isMixed: Bool { mixture() }
}

/// A style implemented by the page.
private protocol PlatformToggleStyle {
    var appearance: ToggleAppearance { get }
}

/// The default style: a switch.
public struct DefaultToggleStyle: ToggleStyle, PlatformToggleStyle, Sendable {
    nonisolated var appearance: ToggleAppearance { .switch }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformToggle(configuration) }
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle, PlatformToggleStyle, Sendable {
    nonisolated var appearance: ToggleAppearance { .switch }
    private let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    /// Creates a style with a custom color for switches that are on.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    /// The platform's appearance.
    @ViewBuilder
    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            platformToggle(configuration).tint(tint)
        } else {
            platformToggle(configuration)
        }
    }
}

/// A button that stays pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle, PlatformToggleStyle, Sendable {
    nonisolated var appearance: ToggleAppearance { .button }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformToggle(configuration) }
}

/// A checkbox before the label.
public struct CheckboxToggleStyle: ToggleStyle, PlatformToggleStyle, Sendable {
    nonisolated var appearance: ToggleAppearance { .checkbox }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { platformToggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: a switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch after the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A checkbox before the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension PlatformToggleStyle {
    @MainActor
    fileprivate func platformToggle(_ configuration: ToggleStyleConfiguration) -> some View {
        Toggle(configuration).environment(\.toggleAppearance, appearance).environment(\.customToggleStyle, nil)
    }
}

private struct SettingToggleStyle<S: ToggleStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        if let style = style as? any PlatformToggleStyle {
            environment.toggleAppearance = style.appearance
            if environment.customToggleStyle != nil { environment.customToggleStyle = nil }
        } else {
            environment.customToggleStyle = CustomStyle(style, in: environment, \.customToggleStyle) {
                $0.makeBody(configuration: $1)
            }
        }
    }
}

private struct ToggleAppearanceKey: EnvironmentKey {
    static var defaultValue: ToggleAppearance { .switch }
}

extension EnvironmentValues {
    /// The app's custom style of toggles, or nil for one of the platform's.
    var customToggleStyle: CustomStyle<ToggleStyleConfiguration>? {
        get { self[CustomStyleKey<ToggleStyleConfiguration>.self] }
        set { self[CustomStyleKey<ToggleStyleConfiguration>.self] = newValue }
    }

    var toggleAppearance: ToggleAppearance {
        get { self[ToggleAppearanceKey.self] }
        set { self[ToggleAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the toggles in this view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingToggleStyle(style: style))
    }
}
