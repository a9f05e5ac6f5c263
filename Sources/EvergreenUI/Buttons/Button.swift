/// A control that performs an action when it is pressed. On a page, a `button` element.
public struct Button<Label: View>: ElementView {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label

    /// Creates a button with a custom label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a custom label and a role.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    /// Creates a button with a localized title.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == EvergreenUI.Label<Text, Image> {
    /// Creates a button with a localized title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { EvergreenUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a verbatim title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { EvergreenUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == EvergreenUI.Label<Text, Image> {
    /// Creates a button with a localized title and an image from a resource.
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { EvergreenUI.Label(titleKey, image: image) }
    }

    /// Creates a button with a verbatim title and an image from a resource.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { EvergreenUI.Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button of a style's configuration, with the enclosing style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button: SingleActionControl, StyledElementView {
    package var inner: Label { label }

    package func styledBody(in node: ElementNode<Self>) -> AnyView? {
        if let style = node.environment.customPrimitiveButtonStyle {
            let body = style.makeBody(
                PrimitiveButtonStyleConfiguration(
                    role: role,
                    label: .init(view: AnyView(label)),
                    action: { [weak node] in node?.view.press(in: node?.environment) }
                )
            )
            // The completion runs for this button, and must not run again for a button in the style's body.
            return AnyView(body.environment(\.buttonCompletion, nil))
        }
        guard let style = node.environment.customButtonStyle else { return nil }
        let press =
            node.state.press
            ?? ButtonPress { [weak node] in
                // Deferred, because the style reads it while its body is evaluated.
                node?.tree.enqueue { [weak node] in node?.draw() }
            }
        node.state.press = press
        return style.makeBody(
            ButtonStyleConfiguration(role: role, label: .init(view: AnyView(label)), press: press)
        )
    }

    /// Whether a custom primitive style triggers the button.
    private func hasCustomPrimitiveStyle(in node: ElementNode<Self>) -> Bool {
        node.environment.customPrimitiveButtonStyle != nil
    }

    private func press(in environment: EnvironmentValues?) {
        guard environment?.isEnabled != false else { return }
        action()
        if environment?.keepsMenuOpen != true { environment?.buttonCompletion?.perform() }
    }

    /// Ignores the action, which differs with each evaluation of a body.
    package func isDrawn(like previous: Self) -> Bool {
        role == previous.role && Self.isSame(label, as: previous.label)
    }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        if hasCustomPrimitiveStyle(in: node) { return .styled }
        let prominence = node.environment.customButtonStyle == nil ? node.environment.buttonProminence : .plain
        let reportsHolds = node.environment.customButtonStyle != nil && node.state.press?.hasBeenRead == true
        return .button(
            ButtonTraits(
                role: role?.role,
                prominence: prominence,
                reportsHolds: reportsHolds,
                repeats: node.environment.buttonRepeatBehavior.repeats
            )
        )
    }

    package static var isControl: Bool { true }

    /// The body of a primitive style disables its own controls.
    package func isEnabled(in node: ElementNode<Self>) -> Bool {
        hasCustomPrimitiveStyle(in: node) || node.environment.isEnabled
    }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        if hasCustomPrimitiveStyle(in: node) { return [] }
        return node.environment.customButtonStyle == nil
            ? node.environment.buttonStyleValues : node.environment.controlStyle
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        if case .hold(let isHeld) = event, let press = node.state.press, press.hasBeenRead {
            press.set(isHeld)
            return true
        }
        guard event == .tap, !hasCustomPrimitiveStyle(in: node) else { return false }
        press(in: node.environment)
        return true
    }
}

/// Runs after the action of any button of an alert or a menu, and dismisses it.
@MainActor
final class ButtonCompletion {
    let perform: @MainActor () -> Void

    init(perform: @escaping @MainActor () -> Void) {
        self.perform = perform
    }
}

private struct ButtonCompletionKey: EnvironmentKey {
    static var defaultValue: ButtonCompletion? { nil }
}

extension EnvironmentValues {
    var buttonCompletion: ButtonCompletion? {
        get { self[ButtonCompletionKey.self] }
        set { self[ButtonCompletionKey.self] = newValue }
    }
}
